// SPDX-License-Identifier: Apache-2.0

/// The appearance of one element, collected from its view and the modifiers that were merged into it.
///
/// Lists are searched by loops. Swift checks in each closure of the main actor that it runs there, which takes 130
/// instructions each time.
@MainActor
struct Appearance {
    var classes: [String] = []
    var declarations: [Declaration] = []
    var attributes: [Attribute] = []
    var layout = LayoutFlags()
    /// The sum of the paddings merged into the element.
    var padding = EdgeInsets()
    /// The values that the view passes to its container. Unlike the rest, they outlive the view's wrappers.
    var traits: AnyObject?
    /// The view that the appearance belongs to.
    unowned(unsafe) var view: (any ElementContent)?
    /// The accessibility behavior of the elements inside.
    var inside: ChildAccessibility?

    /// Sets a CSS property. The last modifier of an element wins.
    mutating func set(_ property: String, _ value: String?) {
        for index in declarations.indices where declarations[index].property == property {
            declarations.remove(at: index)
            break
        }
        if let value { declarations.append(Declaration(property, value)) }
    }

    /// Sets an attribute, or removes it with `nil`.
    mutating func attribute(_ name: String, _ value: String?) {
        for index in attributes.indices where attributes[index].name == name {
            attributes.remove(at: index)
            break
        }
        if let value { attributes.append(Attribute(name, value)) }
    }

    mutating func addClass(_ name: String) {
        if !classes.contains(name) { classes.append(name) }
    }

    func value(of property: String) -> String? {
        for declaration in declarations.reversed() where declaration.property == property { return declaration.value }
        return nil
    }
}

package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
