// SPDX-License-Identifier: Apache-2.0

/// The device of a preview, and the preferences of the person who uses it.
package struct PreviewSettings: Equatable, Sendable {
    /// The size of the window in points, if it is known before the browser measures it.
    package var window: (width: Int, height: Int)?
    package var isDark = false
    package var isRightToLeft = false
    package var reducesMotion = false
    package var textSize = DynamicTypeSize.large
    /// The milliseconds by which each answer of the server comes later.
    package var delay = 0

    package static let delays = [0, 150, 600]

    package init() {}

    /// Reads a part of an address such as `390x844.dark.rtl.xxLarge.calm.150`.
    package init?(_ text: some StringProtocol) {
        for word in text.split(separator: ".") {
            let sides = word.split(separator: "x").compactMap { Int($0) }
            if word == "light" || word == "dark" {
                isDark = word == "dark"
            } else if word == "rtl" {
                isRightToLeft = true
            } else if word == "calm" {
                reducesMotion = true
            } else if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == word }) {
                textSize = size
            } else if let delay = Int(word), Self.delays.contains(delay) {
                self.delay = delay
            } else if sides.count == 2, sides.allSatisfy((1...9999).contains) {
                window = (sides[0], sides[1])
            } else {
                return nil
            }
        }
    }

    /// The part of an address that ``init(_:)`` reads. It is never empty.
    package var text: String {
        var words = [isDark ? "dark" : "light"]
        if let window { words.insert("\(window.width)x\(window.height)", at: 0) }
        if isRightToLeft { words.append("rtl") }
        if textSize != .large { words.append("\(textSize)") }
        if reducesMotion { words.append("calm") }
        if delay != 0 { words.append("\(delay)") }
        return words.joined(separator: ".")
    }

    package static func == (first: Self, second: Self) -> Bool { first.text == second.text }
}
