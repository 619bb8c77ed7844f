// SPDX-License-Identifier: Apache-2.0

/// A view that shows one of these texts in the language of its environment.
nonisolated struct BuiltInText: View, BuiltInView {
    let word: BuiltInStrings.Word
    let suffix: String
    @Environment(\.locale) private var locale

    init(_ word: BuiltInStrings.Word, suffix: String = "") {
        self.word = word
        self.suffix = suffix
    }

    @MainActor var body: some View { Text(verbatim: BuiltInStrings(locale)[word] + suffix) }
}
