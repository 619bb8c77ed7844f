// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// Extensions as libraries of apps declare them. None may be ambiguous with a declaration of ours.
extension View {
    fileprivate func frame(dimension: CGFloat?, alignment: Alignment = .center) -> some View {
        frame(width: dimension, height: dimension, alignment: alignment).accessibilityIdentifier("mine")
    }

    fileprivate func frame(size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}

@MainActor
@Suite("Extensions of an app with names of ours")
struct OwnExtensionTests {
    @Test("a square frame of the app takes precedence")
    func square() {
        let screen = Screen { Text("tile").frame(dimension: 44).frame(size: CGSize(width: 50, height: 50)) }
        #expect(screen.html.contains(#"data-testid="mine""#))
    }
}
