// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One run of a text with its attributes, or an image in the text.
nonisolated struct TextRun: Equatable {
    enum Content: Equatable {
        case text(String)
        case image(Image)
    }
    var content: Content
    var attributes: TextAttributes
}

/// Collects the runs of a text in an environment.
nonisolated struct TextResolver {
    let values: EnvironmentValues
    private(set) var runs: [TextRun] = []
    /// Indicates whether the next run does not continue the previous one, whatever its attributes.
    var isApart = false
    /// A Boolean that is `true` if the result depends on language, calendar or time zone.
    private(set) var usesEnvironment = false
    private let clock: (any SessionClock)?
    var present: Date { clock.map { Date(timeIntervalSince1970: $0.date) } ?? Date() }
    /// The number of seconds after which the text changes; `nil` if it does not change over time.
    private(set) var lifetime: TimeInterval?

    init(_ scope: EnvironmentScope?, clock: (any SessionClock)? = nil) {
        self.clock = clock
        var values = EnvironmentValues()
        values.scope = scope
        self.values = values
    }

    init(_ values: EnvironmentValues) {
        self.values = values
        clock = nil
    }

    mutating func changes(after seconds: TimeInterval) { lifetime = min(lifetime ?? seconds, seconds) }

    /// Returns the reader's language, and records that the text depends on it.
    mutating func locale() -> Locale {
        usesEnvironment = true
        return values.locale
    }

    /// Returns whether the reader's language uses the digits 0 to 9, and records that the text depends on it.
    mutating func usesLatinDigits() -> Bool {
        usesEnvironment = true
        return values.usesLatinDigits
    }

    mutating func calendar() -> Calendar {
        usesEnvironment = true
        return values.calendar
    }

    mutating func timeZone() -> TimeZone {
        usesEnvironment = true
        return values.timeZone
    }

    mutating func append(_ string: String, _ attributes: TextAttributes) {
        defer { isApart = false }
        if !isApart, let last = runs.last, last.attributes == attributes, case .text(let before) = last.content {
            runs[runs.count - 1].content = .text(before + string)
        } else {
            runs.append(TextRun(content: .text(string), attributes: attributes))
        }
    }

    mutating func append(_ image: Image, _ attributes: TextAttributes) {
        runs.append(TextRun(content: .image(image), attributes: attributes))
    }

    /// Gives the runs from an index on the meaning of the text that they belong to. Its name is read once.
    mutating func mark(from start: Int, as meaning: TextMeaning) {
        for index in runs.indices.dropFirst(start) {
            runs[index].attributes.meaning =
                index == start || meaning.label == nil ? meaning : TextMeaning(isSilent: true)
        }
    }
}

extension Text {
    nonisolated func resolve(_ text: inout TextResolver, _ outer: TextAttributes) {
        guard let meaning = attributes?.value.meaning else { return resolveContent(&text, outer) }
        // A run of its own, so that the text before it does not join it.
        let start = text.runs.count
        text.isApart = true
        with { $0.meaning = nil }.resolveContent(&text, outer)
        text.isApart = true
        text.mark(from: start, as: meaning)
    }

    nonisolated private func resolveContent(_ text: inout TextResolver, _ outer: TextAttributes) {
        let attributes = attributes.map { $0.value.inside(outer) } ?? outer
        switch storage {
        case .verbatim(let string): text.append(string, attributes)
        case .key(let key):
            LocalizedContent.template(key, [], StringTables.of(nil, nil), &text).resolve([], &text, attributes)
        case .content(let content): content.resolve(&text, attributes)
        }
    }

    /// Returns the text without attributes and images, for titles and assistive technology.
    nonisolated func string(in values: EnvironmentValues) -> String {
        var text = TextResolver(values)
        return string(&text)
    }

    nonisolated func string(_ text: inout TextResolver) -> String {
        switch storage {
        case .verbatim(let string): return string
        default:
            if let plain = plain(&text) { return plain }
            resolve(&text, TextAttributes())
            return text.runs.map { if case .text(let string) = $0.content { string } else { "" } }.joined()
        }
    }

    /// Returns the text without attributes if it certainly has only one run, which is true for most texts.
    nonisolated func plain(_ text: inout TextResolver) -> String? {
        switch storage {
        case .verbatim(let string): string
        case .key(let key):
            // Without string tables and Markdown, the key is the text.
            if StringTables.of(nil, nil) == nil, !Markdown.isIn(key) {
                key
            } else {
                LocalizedContent.template(key, [], StringTables.of(nil, nil), &text).plain([], &text)
            }
        case .content(let content): content.plain(&text)
        }
    }
}
