// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore

@Suite("Descriptions of colors")
struct ColorDescriptionTests {
    @Test(
        "a color is described as in SwiftUI",
        arguments: [
            (Color.red, "red"), (.accentColor, "accentColor"), (.clear, "clear"), (.indigo, "indigo"),
            (.red.opacity(0.5), "50% red"), (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
            (Color(red: 0, green: 0, blue: 0, opacity: 0.5), "#00000080"), (Color(white: 1), "#FFFFFFFF"),
        ])
    func names(_ color: Color, _ text: String) {
        #expect(String(describing: color) == text)
        #expect("\(color)" == text)
    }
}
