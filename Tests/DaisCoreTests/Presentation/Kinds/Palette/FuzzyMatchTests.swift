// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@Suite("Fuzzy search")
struct FuzzyMatchTests {
    private func order(_ letters: String, _ texts: [String]) -> [String] {
        texts.compactMap { text in FuzzyMatch.score(letters, in: text).map { (text, $0) } }
            .sorted { $0.1 > $1.1 }.map(\.0)
    }

    @Test("the letters have to be in the text in their order, whatever their case and accents")
    func found() {
        let found = order("ncd", ["New Card", "Card New", "Néw Cárd", "NCD", "nc"])
        #expect(found.sorted() == ["NCD", "New Card", "Néw Cárd"])
        #expect(FuzzyMatch.score("strasse", in: "Straße") != nil)
        #expect(FuzzyMatch.score("", in: "anything") == 0)
        #expect(FuzzyMatch.score("x", in: "") == nil)
    }

    @Test("beginnings of words and letters in a row come first, then shorter texts")
    func ranked() {
        #expect(order("new", ["Renew all", "New Card", "Narrow view"]) == ["New Card", "Renew all", "Narrow view"])
        #expect(order("nc", ["Announce", "New Card"]) == ["New Card", "Announce"])
        #expect(order("card", ["Card of the day", "Card"]) == ["Card", "Card of the day"])
        #expect(order("ab", ["a x ab", "a-b"]).count == 2)
    }

    @Test("spaces between the letters do not count, and long texts take no longer than their length")
    func bounds() {
        #expect(FuzzyMatch.score("n c", in: "New Card") == FuzzyMatch.score("nc", in: "New Card"))
        #expect(FuzzyMatch.score(String(repeating: "a", count: 200), in: String(repeating: "a", count: 20_000)) != nil)
    }
}
