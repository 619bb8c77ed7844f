// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Grammar agreement")
struct InflectionTests {
    private func shown(_ text: Text, locale: String = "en_US") -> String {
        let screen = Screen { text.environment(\.locale, Locale(identifier: locale)) }
        return screen.tree.root.words
    }

    @Test("words agree with the number of their group", arguments: [(0, "0 cups"), (1, "1 cup"), (2, "2 cups")])
    func numbers(count: Int, text: String) {
        #expect(shown(Text("^[\(count) cup](inflect: true)")).hasSuffix(text))
        #expect(shown(Text("Drink ^[\(count) cup](inflect: true) of tea.")).hasSuffix("Drink \(text) of tea."))
    }

    @Test("a number that is not whole takes the plural")
    func fractions() {
        #expect(shown(Text("^[\(1.5, specifier: "%.1f") hour](inflect: true)")).hasSuffix("1.5 hours"))
    }

    @Test(
        "English nouns have their plurals",
        arguments: [
            ("cup", "cups"), ("box", "boxes"), ("dish", "dishes"), ("city", "cities"), ("day", "days"),
            ("person", "people"), ("Child", "Children"), ("sheep", "sheep"), ("red apple", "red apples"),
            ("item.", "items."), ("PERSON", "PEOPLE"), ("BOX", "BOXES"), ("", ""), ("42", "42"),
        ])
    func nouns(singular: String, plural: String) {
        #expect(Inflection.plural(of: singular) == plural)
    }

    @Test("each of two groups agrees with its own number")
    func groups() {
        let text = shown(Text("^[\(1) cat](inflect: true)^[\(2) dog](inflect: true)"))
        #expect(text.hasSuffix("1 cat2 dogs"))
    }

    @Test("a word that is a value agrees with the number too, and only the last one does")
    func values() {
        #expect(shown(Text("^[\(2) \("person")](inflect: true)")).hasSuffix("2 people"))
        #expect(shown(Text("Add ^[\(2) \("red") \("apple")](inflect: true).")).hasSuffix("Add 2 red apples."))
        #expect(shown(Text("^[\(2) \("red") apple](inflect: true)")).hasSuffix("2 red apples"))
        #expect(shown(Text("^[\(1) \("person")](inflect: true)")).hasSuffix("1 person"))
        #expect(shown(Text("^[\("person")](inflect: true)")).hasSuffix("person"))
    }

    @Test("the marks go in every language, and without a rule the words stay")
    func otherLanguages() {
        #expect(shown(Text("^[\(2) Tasse](inflect: true)"), locale: "de_DE").hasSuffix("2 Tasse"))
        #expect(shown(Text("^[plain](morphology: { number: \"one\" })")).hasSuffix("plain"))
    }

    @Test("a caret without attributes, and carets in values, stay")
    func data() {
        #expect(shown(Text("2^[3]")).hasSuffix("2^[3]"))
        let typed = "^[2 cup](inflect: true)"
        #expect(shown(Text("\(typed)")).hasSuffix(typed))
        #expect(shown(Text(verbatim: typed)).hasSuffix(typed))
    }
}
