// SPDX-License-Identifier: Apache-2.0

/// The part of Markdown that SwiftUI supports in localized texts: emphasis, code, strikethrough, links in a line, and the
/// attributes of grammar agreement.
///
/// Headings, lists and images stay unchanged. Emphasis follows the delimiter rules of CommonMark, so `2 * 3 * 4` and
/// `snake_case_name` stay unchanged too.
nonisolated enum Markdown {
    struct Marks: Hashable, Sendable {
        var isStrong = false
        var isEmphasized = false
        var isStruck = false
        var isCode = false
        /// The destination as written, without a check.
        var link: String?
        /// The place of a group whose words agree with its number: `^[2 cup](inflect: true)`.
        var inflection: Int?
    }

    struct Run: Equatable {
        var text: String
        var marks: Marks
    }

    /// The length in bytes above which a text is plain. Localized texts are sentences; a longer one is data.
    static let limit = 4096

    static func runs(_ source: String) -> [Run] {
        guard source.utf8.count <= limit, isIn(source) else { return [Run(text: source, marks: Marks())] }
        var reader = MarkdownReader(Array(source))
        return merged(reader.read(Marks()))
    }

    /// Returns whether a text may contain Markdown: a mark, or a URL, which has a colon.
    static func isIn(_ source: String) -> Bool { source.utf8.contains(where: isSpecial) }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private static func merged(_ runs: [Run]) -> [Run] {
        var result: [Run] = []
        for run in runs where !run.text.isEmpty {
            if result.last?.marks == run.marks {
                result[result.count - 1].text += run.text
            } else {
                result.append(run)
            }
        }
        return result
    }
}
