// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The quality of a match; smaller values are better.
enum SearchRank: UInt8, Comparable {
    case exactName = 1
    case namePrefix, nameWord, nameSubstring, summaryWord, summarySubstring

    static func < (lhs: SearchRank, rhs: SearchRank) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Searches the names and summaries of all packages at once.
///
/// All texts are in one array, folded to lower case without diacritics during loading, and separated by zero bytes.
/// `memchr` searches all of them for the rarest letter of a word, in a fraction of a nanosecond per byte, and only
/// matching packages are examined.
struct SearchIndex: Sendable {
    private var text: [UInt8] = []
    /// The start of each package's name and summary, and at the end the start of the next one.
    private var names: [Int] = []
    private var summaries: [Int] = []

    init(_ packages: [DebianPackage]) {
        text.reserveCapacity(packages.count * 72)
        names.reserveCapacity(packages.count + 1)
        summaries.reserveCapacity(packages.count)
        for package in packages {
            names.append(text.count)
            Self.fold(package.name, into: &text)
            text.append(0)
            summaries.append(text.count)
            Self.fold(package.summary, into: &text)
            text.append(0)
        }
        names.append(text.count)
    }

    /// Returns the rank of each package, or 0 if it does not match. All words have to match; the worst rank applies.
    /// The result is `nil` if the query has no words, so that everything matches.
    func ranks(for query: String) -> [UInt8]? {
        var folded: [UInt8] = []
        Self.fold(query, into: &folded)
        let words = folded.split { $0.isSpace || $0 == 0 }
        guard let first = words.first else { return nil }
        var ranks = search(Needle(first))
        for word in words.dropFirst() {
            let others = search(Needle(word))
            for index in ranks.indices {
                ranks[index] = ranks[index] == 0 || others[index] == 0 ? 0 : max(ranks[index], others[index])
            }
        }
        return ranks
    }

    private func search(_ word: Needle) -> [UInt8] {
        var ranks = [UInt8](repeating: 0, count: summaries.count)
        text.withUnsafeBufferPointer { text in
            var package = 0
            var position = 0
            while let hit = word.find(in: text, from: position, to: text.count) {
                while names[package + 1] <= hit { package += 1 }
                ranks[package] = rank(of: package, word: word, firstHit: hit, in: text).rawValue
                position = names[package + 1]
            }
        }
        return ranks
    }

    private func rank(
        of package: Int, word: Needle, firstHit: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> SearchRank {
        let inName = firstHit < summaries[package]
        let start = inName ? names[package] : summaries[package]
        let end = (inName ? summaries[package] : names[package + 1]) - 1
        if inName, firstHit == start { return start + word.count == end ? .exactName : .namePrefix }
        var next: Int? = firstHit
        while let hit = next {
            let startsWord = hit == start || !Self.isWordByte(text[hit - 1])
            if startsWord { return inName ? .nameWord : .summaryWord }
            next = word.find(in: text, from: hit + 1, to: end)
        }
        return inName ? .nameSubstring : .summarySubstring
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
    }

    private static func fold(_ string: String, into text: inout [UInt8]) {
        let start = text.count
        for byte in string.utf8 {
            if byte >= 0x80 {
                text.removeSubrange(start...)
                let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
                text.append(contentsOf: string.folding(options: options, locale: nil).utf8)
                return
            }
            text.append(byte.lowercasedASCII)
        }
    }
}
