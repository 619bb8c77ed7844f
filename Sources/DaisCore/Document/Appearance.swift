// SPDX-License-Identifier: Apache-2.0

/// How one element shall look, collected from its view and the modifiers that were merged into it.
@MainActor
struct Appearance {
    var classes: [String] = []
    var declarations: [Declaration] = []
    var attributes: [Attribute] = []
    var layout = LayoutFlags()
    /// The sum of the paddings merged into the element.
    var padding = EdgeInsets()
    /// What the view says to the container around it; unlike the rest it outlives the wrappers of the view.
    var traits: AnyObject?
    /// The view whose look this is.
    unowned(unsafe) var box: BoxNode?
    /// What becomes of the elements inside, for people who do not see them.
    var inside: InsideMeaning?

    /// Sets a CSS property; a later modifier of the same element wins.
    mutating func set(_ property: String, _ value: String?) {
        if let index = declarations.firstIndex(where: { $0.property == property }) {
            declarations.remove(at: index)
        }
        if let value { declarations.append(Declaration(property, value)) }
    }

    /// Sets an attribute; `nil` removes it.
    mutating func attribute(_ name: String, _ value: String?) {
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes.remove(at: index)
        }
        if let value { attributes.append(Attribute(name, value)) }
    }

    mutating func addClass(_ name: String) {
        if !classes.contains(name) { classes.append(name) }
    }

    func value(of property: String) -> String? {
        declarations.last { $0.property == property }?.value
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
