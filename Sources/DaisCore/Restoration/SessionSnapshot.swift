// SPDX-License-Identifier: Apache-2.0

/// The state of a session's interface, as far as another process can restore it.
///
/// It contains what the user has chosen and typed, and no rights: the app decides again what this user may see and do.
/// Each entry has the key of its view, so a build with other views restores the entries whose views still exist.
package struct SessionSnapshot: Codable, Equatable, Sendable {
    /// The version of the format. A snapshot of another version is ignored.
    package static let version = 1

    package var version = Self.version
    /// The path and query of the page.
    package var route = "/"
    /// The values of `@RestorableState`, as JSON.
    package var values: [String: String] = [:]
    /// The values of `@SceneStorage` by their names, as JSON.
    package var scene: [String: String] = [:]
    /// The paths of navigation stacks, as JSON.
    package var stacks: [String: String] = [:]
    /// The positions of selected tabs.
    package var tabs: [String: Int] = [:]
    /// The input of the user in form controls.
    package var fields: [String: Entry] = [:]

    /// The value of a form control, and a hash of its value before the user changed it.
    package struct Entry: Codable, Equatable, Sendable {
        package var before: String
        package var text: String?
        package var isOn: Bool?

        private enum CodingKeys: String, CodingKey {
            case before = "b"
            case text = "t"
            case isOn = "o"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version = "v"
        case route = "r"
        case values = "s"
        case scene = "w"
        case stacks = "p"
        case tabs = "t"
        case fields = "f"
    }

    package init() {}

    /// Indicates whether there is nothing to restore.
    package var isEmpty: Bool {
        values.isEmpty && scene.isEmpty && stacks.isEmpty && tabs.isEmpty && fields.isEmpty
    }

    // MARK: Encoding

    /// Returns the encoded snapshot with at most `limit` bytes, and the entries that were left out for that, the largest
    /// first.
    package func encoded(limit: Int) -> (bytes: [UInt8], left: [(name: String, bytes: Int)]) {
        var kept = self
        var left: [(name: String, bytes: Int)] = []
        while true {
            let bytes = StableJSON.text(of: kept).map { Array($0.utf8) } ?? []
            guard bytes.count > limit, let largest = kept.takeLargest() else {
                return (bytes.count > limit ? [] : bytes, left)
            }
            left.append(largest)
        }
    }

    /// Removes the largest entry.
    private mutating func takeLargest() -> (name: String, bytes: Int)? {
        let candidates =
            values.map { ($0.value.utf8.count, \Self.values, $0.key) }
            + scene.map { ($0.value.utf8.count, \Self.scene, $0.key) }
            + stacks.map { ($0.value.utf8.count, \Self.stacks, $0.key) }
        let text = fields.max { $0.value.size < $1.value.size }
        let largest = candidates.max { $0.0 < $1.0 }
        if let text, text.value.size >= largest?.0 ?? 0 {
            fields[text.key] = nil
            return ("the text of a field", text.value.size)
        }
        guard let (bytes, group, key) = largest else { return nil }
        self[keyPath: group][key] = nil
        switch group {
        case \Self.values: return ("@RestorableState \(key.drop { $0 != " " }.dropFirst())", bytes)
        case \Self.scene: return ("@SceneStorage(\"\(key)\")", bytes)
        default: return ("the path of a NavigationStack", bytes)
        }
    }

    /// Reads a snapshot. It returns `nil` for anything that is none of this version.
    package static func decoded(_ bytes: [UInt8]) -> SessionSnapshot? {
        guard let found: SessionSnapshot = StableJSON.value(of: String(decoding: bytes, as: UTF8.self)),
            found.version == version
        else { return nil }
        return found
    }
}

extension SessionSnapshot.Entry {
    init(before: String, _ value: PropertyValue) {
        self.before = before
        switch value {
        case .text(let text): self.text = text
        case .flag(let flag): isOn = flag
        }
    }

    fileprivate var size: Int { text?.utf8.count ?? 0 }
}
