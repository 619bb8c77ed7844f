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
        var appearance = Appearance()
        for name in LayerSurroundings.properties {
            appearance.set(name, near.value(of: name) ?? nearest(source.context.container) { $0.style[name] })
        }
        for name in LayerSurroundings.attributes {
            let own = near.attributes.first { $0.name == name }?.value
            appearance.attribute(name, own ?? nearest(source.context.container) { $0.attribute(name) })
        }
        return appearance
    }

    private static func nearest(_ element: Element, _ value: (Element) -> String?) -> String? {
        var current: Element? = element
        while let element = current {
            if let found = value(element) { return found }
            current = element.parent
        }
        return nil
    }
}
