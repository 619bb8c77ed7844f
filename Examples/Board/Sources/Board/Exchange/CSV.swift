// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Comma-separated values: fields may be quoted, and a quoted field may have commas, quotes and line breaks.
enum CSV {
    struct Row: Equatable {
        /// The line of the text in which the row begins, from 1.
        let line: Int
        let fields: [String]
    }

    static func rows(of text: String) -> [Row] {
        var rows: [Row] = []
        var fields: [String] = []
        var field = ""
        var isQuoted = false
        var line = 1
        var start = 1
        func endRow() {
            fields.append(field)
            if fields != [""] { rows.append(Row(line: start, fields: fields)) }
            (fields, field) = ([], "")
        }
        let characters = Array(text)
        var index = characters.first == "\u{FEFF}" ? 1 : 0
        while index < characters.count {
            let character = characters[index]
            if character.isNewline { line += 1 }
            if isQuoted {
                if character == "\"" {
                    if index + 1 < characters.count, characters[index + 1] == "\"" {
                        field.append("\"")
                        index += 1
                    } else {
                        isQuoted = false
                    }
                } else {
                    field.append(character)
                }
            } else if character == "\"", field.isEmpty {
                isQuoted = true
            } else if character == "," {
                fields.append(field)
                field = ""
            } else if character.isNewline {
                endRow()
                start = line
            } else {
                field.append(character)
            }
            index += 1
        }
        if !field.isEmpty || !fields.isEmpty { endRow() }
        return rows
    }

    /// Spreadsheets run a field that begins with one of these characters as a formula.
    private static let formulaStarts: Set<Character> = ["=", "+", "-", "@", "\t", "\r"]

    private static func isFormula(_ field: some StringProtocol) -> Bool {
        field.drop { $0 == "'" }.first.map(formulaStarts.contains) ?? false
    }

    /// Puts an apostrophe in front of a field that a spreadsheet would run.
    static func guarded(_ field: String) -> String { isFormula(field) ? "'" + field : field }

    /// Removes the apostrophe of ``guarded(_:)``.
    static func unguarded(_ field: String) -> String {
        field.first == "'" && isFormula(field) ? String(field.dropFirst()) : field
    }

    /// Returns rows as text, guarded against formulas.
    static func text(of rows: [[String]]) -> String {
        rows.map { row in
            row.map(guarded).map { field in
                field.contains { $0 == "," || $0 == "\"" || $0.isNewline }
                    ? "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : field
            }.joined(separator: ",")
        }.joined(separator: "\r\n") + "\r\n"
    }
}
