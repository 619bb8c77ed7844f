// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

@testable import Gallery

@MainActor
@Suite("Accessibility of the gallery")
struct GalleryAuditTests {
    /// The reader chooses the color of a text (controls); a badge is white on red as on iOS (layout); the page shows
    /// gestures as they are (gestures).
    private static let accepted: [String: AccessibilityAuditType] = [
        "controls": .contrast, "layout": .contrast, "gestures": .focusOrder,
    ]

    @Test("no page has a barrier")
    func pages() {
        for family in FamilySection.all.flatMap(\.families) {
            let screen = Screen { FamilyChrome(family: family) { family.page() } }
            screen.audit { Self.accepted[family.path] == $0.auditType }
        }
    }
}
