// SPDX-License-Identifier: Apache-2.0

/// The fields of a stanza that the app uses. All others are skipped without being decoded.
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

    /// Creates the field with a name, independent of its case, or `nil` for other fields.
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

/// The positions of a stanza's fields in the file.
struct Stanza {
    /// The range of a value with its continuation lines, and the line on which it starts.
    struct Value {
        var range: Range<Int>
        var line: Int
    }

    /// The field that continuation lines belong to.
    enum Current {
        case none, ignored
        case field(StatusField)
    }

    var line = 0
    var current = Current.none
    /// Indicates whether a line was skipped, which could be one whose absence would be the next problem.
    var lostLine = false
    private var values = [Value?](repeating: nil, count: StatusField.allCases.count)

    subscript(field: StatusField) -> Value? {
        get { values[field.rawValue] }
        set { values[field.rawValue] = newValue }
    }

    /// Indicates whether there was a line since the last blank one.
    var isOpen: Bool { line > 0 }

    /// Skips the line and its continuations.
    mutating func loseLine() {
        current = .ignored
        lostLine = true
    }

    /// Resets the stanza and keeps its memory, which saves one allocation per package.
    mutating func reset() {
        line = 0
        current = .none
        lostLine = false
        for index in values.indices { values[index] = nil }
    }
}
