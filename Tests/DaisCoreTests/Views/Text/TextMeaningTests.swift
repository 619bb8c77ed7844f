// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Accessibility of texts")
struct TextMeaningTests {
    @Test("a labeled text stays one element, and a heading keeps its words")
    func whole() {
        let screen = Screen {
            VStack {
                Text("5 ★").bold().accessibilityLabel("five stars")
                Text("Parks").accessibilityHeading(.h3)
                Text("Parks").accessibilityHeading(.unspecified).accessibilityLabel(Text(verbatim: "All parks"))
            }
        }
        let texts = screen.elements(.span)
        #expect(texts.map { $0.attribute("aria-label") } == ["five stars", nil, "All parks"])
        #expect(texts.map { $0.attribute("role") } == ["img", "heading", "heading"])
        #expect(texts.map { $0.attribute("aria-level") } == [nil, "3", "2"])
        #expect(texts.map(\.text) == ["5 ★", "Parks", "Parks"])
    }

    @Test("a label in a joined text belongs to its part alone")
    func part() {
        let screen = Screen { Text("3 ") + Text("★").accessibilityLabel("stars") + Text("!") }
        let runs = screen.elements(.span)[0].children
        #expect(runs.map(\.text) == ["3 ", "★", "!"])
        #expect(runs.map { $0.attribute("aria-label") } == [nil, "stars", nil])
    }

    @Test("a label of several runs is read once")
    func several() {
        let screen = Screen { Text("a") + (Text("b").bold() + Text("c")).accessibilityLabel("all") }
        let runs = screen.elements(.span)[0].children
        #expect(runs.map { $0.attribute("aria-label") } == [nil, "all", nil])
        #expect(runs.map { $0.attribute("aria-hidden") } == [nil, nil, "true"])
    }

    @Test("a label of a whole text with several runs names the text")
    func joined() {
        let screen = Screen { (Text("a") + Text("b").bold()).accessibilityLabel("all") }
        let text = screen.elements(.span)[0]
        #expect(text.attribute("aria-label") == "all")
        #expect(text.children.map { $0.attribute("aria-label") } == [nil, nil])
    }

    private struct Counting: View {
        @State private var count = 1
        var body: some View {
            Button("More") { count += 1 }
            Text("★").accessibilityLabel("\(count) stars")
        }
    }

    @Test("a changed label sends one attribute")
    func change() {
        let screen = Screen { Counting() }
        let text = screen.elements(.span).first { $0.text == "★" }
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations == [.attribute(text?.id ?? 0, name: "aria-label", value: "2 stars")])
    }

    @Test("speech attributes are part of the style")
    func speech() {
        let screen = Screen {
            Text("ABC").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().speechAdjustedPitch(1)
        }
        #expect(screen.elements(.span)[0].style["speak-as"] == "spell-out literal-punctuation")
    }
}
