// SPDX-License-Identifier: Apache-2.0

extension Icons {
    /// Returns up to three names close to an unknown one, the closest first, for the diagnostic that reports it.
    ///
    /// `Icons.suggestions(for: "trash.filled")` starts with `trash.fill`.
    package static func suggestions(for name: String) -> [String] {
        let wanted = Array(name.lowercased().utf8)
        let firstWord = name.lowercased().prefix { $0 != "." }
        let limit = max(2, wanted.count / 3)
        let scored = allNames.compactMap { candidate -> (score: Int, name: String)? in
            let distance = editDistance(wanted, Array(candidate.utf8), limit: limit + 2)
            // A common first word counts for two letters: of two equally distant names, the same subject is more
            // likely.
            let related = candidate.prefix { $0 != "." } == firstWord
            let score = related ? distance - 2 : distance
            return score <= limit ? (score, candidate) : nil
        }
        return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(3).map(\.name)
    }

    /// Returns the number of letters to insert, remove or replace. A number above `limit` may be `limit + 1`.
    private static func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
        guard abs(first.count - second.count) <= limit else { return limit + 1 }
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(min(above, row[column]) + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
