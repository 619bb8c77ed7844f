// SPDX-License-Identifier: Apache-2.0

/// The appearance of an element, except for effects of its children. Elements of equal appearance share one object.
///
/// Rows of a list look the same, in this session and in others, so appearances are interned per process. An element
/// with its own strings and arrays was 64 bytes larger, and interned objects are compared by reference.
@MainActor
final class InternedAppearance {
    let classes: String
    let style: StyleSet
    let attributes: [Attribute]
    let layout: LayoutFlags
    /// The reasons why events do not reach the element or its descendants. They are computed once for all elements of
    /// this appearance, because every event checks all ancestors of its element.
    let obstacles: Obstacles
    /// Indicates whether it has something that the layers of the views inside take over, such as a tint.
    let reachesLayers: Bool

    static let empty = InternedAppearance(classes: "", style: .empty, attributes: [], layout: LayoutFlags())

    init(classes: String, style: StyleSet, attributes: [Attribute], layout: LayoutFlags) {
        self.classes = classes
        self.style = style
        self.attributes = attributes
        self.layout = layout
        obstacles = Obstacles(layout.obstacles, attributes)
        reachesLayers =
            style.declarations.contains { LayerSurroundings.properties.contains($0.property) }
            || attributes.contains { LayerSurroundings.attributes.contains($0.name) }
    }

    func with(_ attributes: [Attribute]) -> InternedAppearance {
        InternedAppearance(classes: classes, style: style, attributes: attributes, layout: layout)
    }

    func with(_ style: StyleSet) -> InternedAppearance {
        InternedAppearance(classes: classes, style: style, attributes: attributes, layout: layout)
    }

    @exclusivity(unchecked) private static var interned = BoundedCache<Key, InternedAppearance>(limit: 4 << 20)
    /// The attribute length in bytes above which an appearance is considered unique, as with an address, label or path.
    private static let shared = 24

    /// The appearances that were asked for last. The rows of a list repeat a few of them, which are compared in a third of
    /// the time of a hash.
    @exclusivity(unchecked) private static var recent: [(key: Key, made: InternedAppearance)] = []
    @exclusivity(unchecked) private static var oldest = 0
    private static let recentLimit = 8

    static func of(_ appearance: borrowing Appearance) -> InternedAppearance {
        for index in recent.indices where recent[index].key.isSame(as: appearance) { return recent[index].made }
        let key = Key(
            classes: appearance.classes, declarations: appearance.declarations, attributes: appearance.attributes,
            layout: appearance.layout)
        for attribute in key.attributes where attribute.value.utf8.count > shared { return make(key) }
        let made = interned[key] ?? intern(key)
        if recent.count < recentLimit {
            recent.append((key, made))
        } else {
            recent[oldest] = (key, made)
            oldest = (oldest + 1) % recentLimit
        }
        return made
    }

    private static func intern(_ key: Key) -> InternedAppearance {
        let made = make(key)
        interned.insert(made, for: key, bytes: key.bytes)
        return made
    }

    private static func make(_ key: Key) -> InternedAppearance {
        InternedAppearance(
            classes: key.classes.count == 1 ? key.classes[0] : key.classes.joined(separator: " "),
            style: StyleSet.of(key.declarations), attributes: key.attributes, layout: key.layout)
    }

    struct Key: Hashable {
        let classes: [String]
        let declarations: [Declaration]
        let attributes: [Attribute]
        let layout: LayoutFlags

        /// Returns whether an appearance has this key, without making its own.
        @MainActor func isSame(as appearance: borrowing Appearance) -> Bool {
            classes.count == appearance.classes.count && declarations.count == appearance.declarations.count
                && attributes.count == appearance.attributes.count && classes == appearance.classes
                && layout == appearance.layout && declarations == appearance.declarations
                && attributes == appearance.attributes
        }

        /// Hashes all that can come from data, with Swift's hash, whose key is new in each process: chosen values cannot
        /// be made to collide. Names of properties and attributes are the framework's own. Hashing them too takes a
        /// third longer.
        func hash(into hasher: inout Hasher) {
            for name in classes { hasher.combine(name) }
            for declaration in declarations { hasher.combine(declaration.value) }
            for attribute in attributes { hasher.combine(attribute.value) }
        }

        /// An estimate of what the key and its appearance take on the heap.
        var bytes: Int {
            var bytes = 256
            for name in classes { bytes += MemoryLayout<String>.stride + 2 * name.utf8.count }
            for declaration in declarations { bytes += MemoryLayout<Declaration>.stride + declaration.value.utf8.count }
            for attribute in attributes { bytes += MemoryLayout<Attribute>.stride + attribute.value.utf8.count }
            return bytes
        }
    }
}
