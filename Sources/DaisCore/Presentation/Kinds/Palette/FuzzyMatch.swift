// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compares the letters that a user types with a text that contains them in the same order.
enum FuzzyMatch {
    private static let first = 4, atWord = 8, adjacent = 6, gap = 1

    /// Returns how well a text fits, or `nil` if it does not contain the letters. More is better.
    ///
    /// The score is the best one of all ways to find the letters: a letter counts more at the beginning of a word and
    /// after the one before it, and less after a gap. It takes time in proportion to both lengths.
    static func score(_ letters: String, in text: String) -> Int? {
        let wanted = Array(fold(letters).filter { !$0.isWhitespace }), plain = Array(fold(text))
        guard !wanted.isEmpty else { return 0 }
        guard wanted.count <= plain.count else { return nil }
        // For each letter of the text: the best score with the letters so far, the last of them there.
        var last = [Int?](repeating: nil, count: plain.count)
        for (index, letter) in wanted.enumerated() {
            var now = [Int?](repeating: nil, count: plain.count)
            // The best score further to the left, after the loss for the gap.
            var left: Int?
            for place in plain.indices {
                if plain[place] == letter {
                    let begins = place == 0 || !plain[place - 1].isLetter && !plain[place - 1].isNumber
                    let own = 1 + (begins ? atWord : 0)
                    if index == 0 {
                        now[place] = own + (place == 0 ? first : 0)
                    } else {
                        let after = place > 0 ? last[place - 1].map { $0 + adjacent } : nil
                        now[place] = [after, left].compactMap(\.self).max().map { $0 + own }
                    }
                }
                let gapped = place > 0 ? last[place - 1].map { $0 - gap } : nil
                left = [left.map { $0 - gap }, gapped].compactMap(\.self).max()
            }
            last = now
        }
        // Of texts that fit equally, the shorter one comes first.
        return last.compactMap(\.self).max().map { $0 * 100 - plain.count }
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
