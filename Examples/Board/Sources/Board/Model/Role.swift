// SPDX-License-Identifier: Apache-2.0

/// The rights of a person. Each role may do what those before it may.
enum Role: String, Codable, CaseIterable, Comparable, Sendable {
    /// Sees everything.
    case reader
    /// Changes boards, columns and cards.
    case member
    /// Invites people, changes their roles and removes boards.
    case administrator

    static func < (left: Role, right: Role) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    var title: String { rawValue.capitalized }
}
