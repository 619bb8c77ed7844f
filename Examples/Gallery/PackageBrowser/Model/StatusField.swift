// SPDX-License-Identifier: Apache-2.0

/// The fields of a stanza that are shown; all others are skipped without being decoded.
enum StatusField: Int, CaseIterable {
    case package, status, version, architecture, section, priority, installedSize, maintainer, homepage
    case description, essential, preDepends, depends, recommends, suggests, provides

    var name: StaticString {
        switch self {
        case .package: "package"
        case .status: "status"
        case .version: "version"
        case .architecture: "architecture"
        case .section: "section"
        case .priority: "priority"
        case .installedSize: "installed-size"
        case .maintainer: "maintainer"
        case .homepage: "homepage"
        case .description: "description"
        case .essential: "essential"
        case .preDepends: "pre-depends"
        case .depends: "depends"
        case .recommends: "recommends"
        case .suggests: "suggests"
        case .provides: "provides"
        }
    }

    /// The field of that name in any mixture of cases, or `nil` when it is not one of ours.
    init?(name: UnsafeBufferPointer<UInt8>) {
        guard let first = name.first?.lowercasedASCII else { return nil }
        for field in Self.allCases {
            let known = field.name
            guard known.utf8CodeUnitCount == name.count, known.utf8Start[0] == first else { continue }
            if (1..<name.count).allSatisfy({ name[$0].lowercasedASCII == known.utf8Start[$0] }) {
                self = field
                return
            }
        }
        return nil
    }
}

/// The fields of one stanza, as places in the file.
struct Stanza {
    /// Where a value stands, its continuation lines included, and the line it starts on.
    struct Value {
        var range: Range<Int>
        var line: Int
    }

    /// What continuation lines belong to.
    enum Current {
        case none, ignored
        case field(StatusField)
    }

    var line = 0
    var current = Current.none
    /// Whether a line of it was left out, which may be the one whose absence would be the next problem.
    var lostLine = false
    private var values = [Value?](repeating: nil, count: StatusField.allCases.count)

    subscript(field: StatusField) -> Value? {
        get { values[field.rawValue] }
        set { values[field.rawValue] = newValue }
    }

    /// Whether a line has been seen since the last blank one.
    var isOpen: Bool { line > 0 }

    /// Leaves the line and its continuations out.
    mutating func loseLine() {
        current = .ignored
        lostLine = true
    }

    /// Forgets everything and keeps the memory: one allocation for a file instead of one per package.
    mutating func reset() {
        line = 0
        current = .none
        lostLine = false
        for index in values.indices { values[index] = nil }
    }
}
