// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Names and tables of styles")
struct StyleNameTests {
    /// Two declarations whose hashes have the same 40 bits. They were found among 16 million colors in seconds.
    private static let colliding = ["#2f3a38", "#67a0cb"]

    private func set(_ color: String) -> StyleSet { StyleSet.of([Declaration("color", color)]) }

    @Test("two styles whose hashes are equal have two names, and each keeps its own")
    func collision() {
        let first = set(Self.colliding[0])
        let second = set(Self.colliding[1])
        #expect(first.className != second.className)
        #expect(second.rule == ".\(second.className){color:#67a0cb}")
        #expect(set(Self.colliding[0]) === first)
        #expect(set(Self.colliding[1]) === second)
    }

    @Test("a style that a page uses keeps its name when the table of styles has been emptied")
    func emptied() {
        let kept = set("#123456")
        for number in 0..<40_000 { _ = set("#\(number)-\(String(repeating: "0", count: 100))") }
        #expect(set("#123456") === kept)
    }

    @Test("a page has a rule for each of two styles with equal hashes")
    func page() {
        let screen = Screen {
            VStack {
                Text("a").modifier(Colored(color: Self.colliding[0]))
                Text("b").modifier(Colored(color: Self.colliding[1]))
            }
        }
        let styles = screen.tree.root.children[0].children.map(\.style)
        #expect(styles.map(\.rule) == Self.colliding.map { set($0).rule })
        #expect(styles[0].className != styles[1].className)
    }

    private struct Colored: BoxModifier, Equatable {
        let color: String
        static var layer: BoxLayer { .anywhere }
        func apply(to appearance: inout Appearance) { appearance.set("color", color) }
    }

    @Test("appearances of values with equal ends have different hashes")
    func appearances() {
        let hashes = (0..<1000).map { number in
            let middle = "\(10_000 + number)"
            return InternedAppearance.Key(
                classes: [], declarations: [], attributes: [Attribute("href", "/account/\(middle)/profile")],
                layout: LayoutFlags()
            ).hashValue
        }
        #expect(Set(hashes).count == 1000)
    }
}
