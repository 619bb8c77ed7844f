// SPDX-License-Identifier: Apache-2.0

/// Repeats inherited CSS properties on a layer. A layer is not a DOM descendant of its presenting view, so tint, color
/// scheme, direction and language are set again.
@MainActor
enum InheritedStyle {
    static func of(_ source: PresentationSourceNode) -> Appearance {
        // The source may be mounted before modifiers around it have found their element.
        var near = Appearance()
        var link = source.context.modifiers
        while let modifier = link {
            modifier.apply(to: &near)
            link = modifier.outer
        }
        let carriers = carriers(above: source.context.container)
        var appearance = Appearance()
        for name in LayerSurroundings.properties {
            var value = near.value(of: name)
            for element in carriers where value == nil { value = element.style[name] }
            appearance.set(name, value)
        }
        for name in LayerSurroundings.attributes {
            var value: String?
            for attribute in near.attributes where attribute.name == name { value = attribute.value }
            for element in carriers where value == nil { value = element.attribute(name) }
            appearance.attribute(name, value)
        }
        return appearance
    }

    /// Returns an element and those above it that have any of the values, nearest first. They are few.
    private static func carriers(above element: Element) -> [Element] {
        var carriers: [Element] = []
        var next: Element? = element
        while let current = next {
            if current.reachesLayers { carriers.append(current) }
            next = current.parent
        }
        return carriers
    }
}
