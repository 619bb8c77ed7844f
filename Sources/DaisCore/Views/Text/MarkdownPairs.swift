// SPDX-License-Identifier: Apache-2.0

/// The ends of everything in a text that may be code or a link, found in one pass.
///
/// Searching for the end at each beginning is quadratic: a text of 21,000 opening brackets took seconds.
nonisolated struct MarkdownPairs {
    /// The closing bracket of each opening one.
    private(set) var brackets: [Int: Int] = [:]
    /// The closing parenthesis of each opening one.
    private(set) var parentheses: [Int: Int] = [:]
    private var angles = Places()
    private var spaces = Places()
    /// The beginnings of runs of backticks, by the length of the run.
    private var ticks: [Int: Places] = [:]

    /// Ascending places. Questions come in ascending order too, so places that were passed are never looked at again.
    private struct Places {
        private var all: [Int] = []
        private var next = 0

        mutating func append(_ place: Int) { all.append(place) }

        mutating func first(from start: Int) -> Int? {
            while next < all.count, all[next] < start { next += 1 }
            return next < all.count ? all[next] : nil
        }
    }

    init(_ text: [Character]) {
        var openBrackets: [Int] = []
        var openParentheses: [Int] = []
        var isEscaped = false
        var run = 0
        for (place, character) in text.enumerated() {
            if character == "`" {
                run += 1
            } else if run > 0 {
                ticks[run, default: Places()].append(place - run)
                run = 0
            }
            switch character {
            case "[" where !isEscaped: openBrackets.append(place)
            case "]" where !isEscaped: if let open = openBrackets.popLast() { brackets[open] = place }
            case "(": openParentheses.append(place)
            case ")": if let open = openParentheses.popLast() { parentheses[open] = place }
            case ">": angles.append(place)
            default: if character.isWhitespace { spaces.append(place) }
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if run > 0 { ticks[run, default: Places()].append(text.count - run) }
    }

    mutating func angle(from start: Int) -> Int? { angles.first(from: start) }

    mutating func whitespace(from start: Int) -> Int? { spaces.first(from: start) }

    /// Returns the next run of exactly this many backticks.
    mutating func backticks(_ count: Int, from start: Int) -> Int? { ticks[count]?.first(from: start) }
}
