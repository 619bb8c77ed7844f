// SPDX-License-Identifier: Apache-2.0

/// The state of a session's interface, as far as another process can restore it.
///
/// It contains what the user has chosen and typed, and no rights: the app decides again what this user may see and do.
/// Each entry has the key of its view, so a build with other views restores the entries whose views still exist.
package struct SessionSnapshot: Codable, Equatable, Sendable {
    /// The version of the format. A snapshot of another version is ignored, whichever build has made it.
    package static let version = 2

    package var version = Self.version
    /// The path and query of the page.
    package var route = "/"
    /// The addresses to which the app goes without another page of the browser: a path, or `*` for all. It is `nil` if
    /// its views name no addresses.
    package var area: String?
    /// The values of `@RestorableState`, as JSON.
    package var values: [String: String] = [:]
    /// The values of `@SceneStorage` by their names, as JSON.
    package var scene: [String: String] = [:]
    /// The paths of navigation stacks, as JSON.
    package var stacks: [String: String] = [:]
    /// The positions of selected tabs.
    package var tabs: [String: Int] = [:]
    /// The presentations of coordinators by name, as JSON.
    package var coordinators: [String: String] = [:]
    /// The changes of the user in controls, lists and sheets.
    package var inputs: [String: Entry] = [:]
    /// The numbers of sessions in which entries have waited for their views in vain; see ``grow()``.
    package var ages: [String: Int] = [:]

    /// A value of the user, and a hash of the value before the user changed it.
    package struct Entry: Codable, Equatable, Sendable {
        package var before: String
        package var text: String

        private enum CodingKeys: String, CodingKey {
            case before = "b"
            case text = "t"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version = "v"
        case route = "r"
        case area = "l"
        case values = "s"
        case scene = "w"
        case stacks = "p"
        case tabs = "t"
        case coordinators = "c"
        case inputs = "i"
        case ages = "a"
    }

    package init() {}

    /// Reads a snapshot of any build. Groups that another build does not have are empty.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        version = try values.decode(Int.self, forKey: .version)
        guard version == Self.version else { return }
        route = try values.decode(String.self, forKey: .route)
        area = try values.decodeIfPresent(String.self, forKey: .area)
        self.values = try values.decodeIfPresent([String: String].self, forKey: .values) ?? [:]
        scene = try values.decodeIfPresent([String: String].self, forKey: .scene) ?? [:]
        stacks = try values.decodeIfPresent([String: String].self, forKey: .stacks) ?? [:]
        tabs = try values.decodeIfPresent([String: Int].self, forKey: .tabs) ?? [:]
        coordinators = try values.decodeIfPresent([String: String].self, forKey: .coordinators) ?? [:]
        inputs = try values.decodeIfPresent([String: Entry].self, forKey: .inputs) ?? [:]
        ages = try values.decodeIfPresent([String: Int].self, forKey: .ages) ?? [:]
    }

    /// Writes the snapshot without empty groups.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(version, forKey: .version)
        try values.encode(route, forKey: .route)
        try values.encodeIfPresent(area, forKey: .area)
        if !self.values.isEmpty { try values.encode(self.values, forKey: .values) }
        if !scene.isEmpty { try values.encode(scene, forKey: .scene) }
        if !stacks.isEmpty { try values.encode(stacks, forKey: .stacks) }
        if !tabs.isEmpty { try values.encode(tabs, forKey: .tabs) }
        if !coordinators.isEmpty { try values.encode(coordinators, forKey: .coordinators) }
        if !inputs.isEmpty { try values.encode(inputs, forKey: .inputs) }
        if !ages.isEmpty { try values.encode(ages, forKey: .ages) }
    }

    /// Indicates whether there is nothing to restore.
    package var isEmpty: Bool {
        values.isEmpty && scene.isEmpty && stacks.isEmpty && tabs.isEmpty && coordinators.isEmpty && inputs.isEmpty
    }

    /// Reads a snapshot. It returns `nil` for anything that is none of this version.
    package static func decoded(_ bytes: [UInt8]) -> SessionSnapshot? {
        guard let found: SessionSnapshot = StableJSON.value(of: String(decoding: bytes, as: UTF8.self)),
            found.version == version
        else { return nil }
        return found
    }

    /// Returns whether the state belongs to the views at an address.
    func covers(_ address: String) -> Bool {
        address == route || area == "*" || area == String(address.prefix { $0 != "?" })
    }
}
