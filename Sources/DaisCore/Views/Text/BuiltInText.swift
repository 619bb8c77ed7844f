// SPDX-License-Identifier: Apache-2.0

/// A view that shows one of these texts in the language of its environment.
nonisolated struct BuiltInText: View, BuiltInView {
    let word: BuiltInStrings.Word
    @Environment(\.locale) private var locale

    init(_ word: BuiltInStrings.Word) { self.word = word }

    @MainActor var body: some View { Text(verbatim: BuiltInStrings(locale)[word]) }
}
