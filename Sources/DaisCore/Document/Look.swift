// SPDX-License-Identifier: Apache-2.0

/// How an element looks, apart from what its children make of it: one object for all elements that look alike.
///
/// Rows of a list look alike, and so do those of the next session, so looks are interned per process. An element of
/// its own strings and arrays was 64 bytes larger, and comparing looks is comparing references.
@MainActor
final class Look {
    let classes: String
    let style: StyleSet
    let attributes: [Attribute]
    let layout: LayoutFlags

    static let empty = Look(classes: "", style: .empty, attributes: [], layout: LayoutFlags())

    init(classes: String, style: StyleSet, attributes: [Attribute], layout: LayoutFlags) {
        self.classes = classes
        self.style = style
        self.attributes = attributes
        self.layout = layout
    }

    func with(_ attributes: [Attribute]) -> Look {
        Look(classes: classes, style: style, attributes: attributes, layout: layout)
    }

    private static var interned: [Key: Look] = [:]
    /// As for styles: emptied beyond this, which costs nothing but sharing.
    private static let limit = 5_000
    /// Bytes of an attribute beyond which it is one of a kind: an address, a label, a path to draw.
    private static let shared = 24

    static func of(_ appearance: borrowing Appearance) -> Look {
        let key = Key(
            classes: appearance.classes, declarations: appearance.declarations, attributes: appearance.attributes,
            layout: appearance.layout)
        guard key.attributes.allSatisfy({ $0.value.utf8.count <= shared }) else { return make(key) }
        if let known = interned[key] { return known }
        if interned.count >= limit { interned.removeAll(keepingCapacity: true) }
        let made = make(key)
        interned[key] = made
        return made
    }

    private static func make(_ key: Key) -> Look {
        Look(
            classes: key.classes.count == 1 ? key.classes[0] : key.classes.joined(separator: " "),
            style: StyleSet.of(key.declarations), attributes: key.attributes, layout: key.layout)
    }

    private struct Key: Hashable {
        let classes: [String]
        let declarations: [Declaration]
        let attributes: [Attribute]
        let layout: LayoutFlags

        /// Both ends of each string, mixed here: the standard hash of some ten strings takes longer than all else that
        /// is done to find the look.
        func hash(into hasher: inout Hasher) {
            var mix: UInt64 = 0
            func add(_ string: String) {
                var string = string
                let ends = string.withUTF8 { bytes -> UInt64 in
                    guard bytes.count >= 8 else { return bytes.reduce(0) { $0 << 8 | UInt64($1) } }
                    let start = UnsafeRawPointer(bytes.baseAddress!)
                    let first = start.loadUnaligned(as: UInt64.self)
                    return first &* 31 &+ start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
                }
                mix = (mix ^ ends) &* 0x9e37_79b9_7f4a_7c15
                mix ^= mix >> 29
            }
            for name in classes { add(name) }
            for declaration in declarations {
                add(declaration.property)
                add(declaration.value)
            }
            for attribute in attributes {
                add(attribute.name)
                add(attribute.value)
            }
            hasher.combine(mix)
        }
    }
}
