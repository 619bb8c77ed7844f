// SPDX-License-Identifier: Apache-2.0

/// The obstacles in an element's appearance. They keep events from the element and from everything in it.
struct Obstacles: OptionSet, Hashable {
    let rawValue: UInt8
    /// The control is disabled.
    static let disabled = Obstacles(rawValue: 1)
    /// The view is inert, as a hidden view is.
    static let inert = Obstacles(rawValue: 2)
    /// Another page, tab or column has taken its place. A view that is only inert is not covered.
    static let covered = Obstacles(rawValue: 4)
    /// The view takes no presses, neither by a pointer nor by a key.
    static let untouchable = Obstacles(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The obstacles that the attributes of an element name, besides those that its view has declared.
    init(_ declared: Obstacles, _ attributes: [Attribute]) {
        self = declared
        for attribute in attributes {
            switch attribute.name {
            case "disabled": insert(.disabled)
            case "aria-disabled": if attribute.value == "true" { insert(.disabled) }
            case "inert": if !declared.contains(.covered) { insert(.inert) }
            default: break
            }
        }
    }
}

extension Appearance {
    /// Makes the element inert because another page, tab or column has taken its place.
    mutating func cover() {
        layout.obstacles.insert(.covered)
        attribute("inert", "")
        attribute("aria-hidden", "true")
    }
}
