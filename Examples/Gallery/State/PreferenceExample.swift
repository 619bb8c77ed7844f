// SPDX-License-Identifier: Apache-2.0
import SwiftUI

private struct WordsKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PreferenceExample: View {
    @State private var words = 0
    @State private var isLong = false

    var body: some View {
        Example(
            "Preferences", "Values that views send to the views around them.",
            code: """
                VStack {
                    Sentence("Short and good.")
                    if isLong { Sentence("Then a few words more.") }
                }
                .onPreferenceChange(WordsKey.self) { words = $0 }
                """
        ) {
            VStack(spacing: 14) {
                VStack {
                    Sentence("Short and good.")
                    if isLong { Sentence("Then a few words more.") }
                }
                .onPreferenceChange(WordsKey.self) { words = $0 }
                Text("\(words) words").font(.headline)
                Toggle("Say more", isOn: $isLong)
            }
        }
    }
}

private struct Sentence: View {
    var words: String

    init(_ words: String) { self.words = words }

    var body: some View {
        Text(words).preference(key: WordsKey.self, value: words.split(separator: " ").count)
    }
}
