// SPDX-License-Identifier: Apache-2.0

/// Positions as whole numbers with gaps, so that a move changes one row.
enum Rank {
    static let gap: Int64 = 65_536

    /// Returns a position between two others, or `nil` if there is no room and all have to be numbered again.
    static func between(_ before: Int64?, _ after: Int64?) -> Int64? {
        switch (before, after) {
        case (nil, nil): return gap
        case (let before?, nil): return before + gap
        case (nil, let after?): return after - gap
        case (let before?, let after?):
            let middle = before + (after - before) / 2
            return middle > before && middle < after ? middle : nil
        }
    }
}
