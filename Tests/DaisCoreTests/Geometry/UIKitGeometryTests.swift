// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Names of UIKit and of Foundation on Apple's platforms")
struct UIKitGeometryTests {
    @Test("a rectangle without its insets")
    func inset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test("an axis says its name")
    func axis() { #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"]) }

    @Test("the former name of a keyboard is that keyboard")
    func keyboard() { #expect(UIKeyboardType.alphabet == .asciiCapable) }

    @Test("a stored value is read under its old name")
    func defaults() {
        let defaults = UserDefaults(suiteName: "UIKitGeometryTests")
        defaults?.setValue(3, forKey: "count")
        #expect(defaults?.value(forKey: "count") as? Int == 3)
        defaults?.setValue(nil, forKey: "count")
        #expect(defaults?.value(forKey: "count") == nil)
    }

    @Test("functions of Darwin do what they do there")
    func functions() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date.now.timeIntervalSinceReferenceDate) < 60)
        #expect(autoreleasepool { 3 } == 3)
    }
}
