// SPDX-License-Identifier: Apache-2.0

/// The drawings behind `Image(systemName:)`, found by the names SwiftUI apps use.
///
/// ```swift no-compile: API of this package
/// let icon = Icons.symbol(named: "trash.fill") ?? Icons.fallback
/// let sprite = Icons.symbolMarkup(for: icon)      // once per page
/// let use = "<svg class=\"icon\"><use href=\"#\(icon.id)\"/></svg>"
/// ```
///
/// The page's style sheet determines the appearance:
///
/// ```css
/// .icon { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
/// symbol .f { fill: currentColor; stroke: none }
/// ```
///
/// A `<use>` inherits from the surrounding `<svg>`, so the first rule applies to the lines. The second rule applies in
/// the sprite, because rules match the copies of an element like the element itself.
package enum Icons {
    /// Returns the symbol with a name, or `nil` if there is no drawing; show ``fallback`` then.
    package static func symbol(named name: String) -> Icon? {
        let drawing = IconDrawings.aliases[name] ?? name
        guard let source = IconDrawings.drawn[drawing] ?? IconEnclosure.drawing(named: drawing) else { return nil }
        return Icon(name: drawing, body: IconDrawings.markup(source), mirrors: IconMirroring.mirrors(name))
    }

    /// The symbol for an unknown name: a dashed square with a question mark. It is visible on purpose and as large as
    /// any other symbol, so that correcting the name does not change the layout.
    package static let fallback = Icon(
        name: "missing",
        body: IconDrawings.markup(
            "M3.5 8.2v-.5a4.2 4.2 0 0 1 4.2-4.2h.5M15.8 3.5h.5a4.2 4.2 0 0 1 4.2 4.2v.5M20.5 15.8v.5a4.2 4.2 0 0 1-4.2 4.2h-.5"
                + "M8.2 20.5h-.5a4.2 4.2 0 0 1-4.2-4.2v-.5M11.2 3.5h1.6M11.2 20.5h1.6M3.5 11.2v1.6M20.5 11.2v1.6;"
                + "M9.5 9.9a2.5 2.5 0 1 1 3.8 2.1c-.8.5-1.3.9-1.3 1.8;*c12 16.7 1.05"),
        mirrors: false)

    /// Returns the `<symbol>` element for the page's sprite.
    package static func symbolMarkup(for icon: Icon) -> String {
        "<symbol id=\"\(icon.id)\" viewBox=\"0 0 24 24\">\(icon.body)</symbol>"
    }

    /// All names with a drawing, sorted.
    package static let allNames: [String] = {
        var names = Set(IconDrawings.drawn.keys)
        names.formUnion(IconDrawings.aliases.keys)
        names.formUnion(IconEnclosure.allNames)
        return names.sorted()
    }()
}
