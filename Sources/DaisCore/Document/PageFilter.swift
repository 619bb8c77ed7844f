// SPDX-License-Identifier: Apache-2.0

/// A filter of an element: a function of CSS, or a filter of SVG, which the page receives before the first element that
/// needs it.
nonisolated struct PageFilter: Hashable, Sendable {
    /// The value of `filter`.
    let css: String
    private let source: Source?

    private struct Source: Hashable {
        let name: String
        let primitives: String
    }

    /// Creates a filter from a function of CSS.
    init(function: String) {
        css = function
        source = nil
    }

    /// Creates a filter from primitives of SVG. Their numbers are components of sRGB.
    init(primitives: String) {
        var hash = FNV1a()
        hash.add(primitives)
        let name = "f-" + hash.hex
        css = "url(#\(name))"
        source = Source(name: name, primitives: primitives)
    }

    /// Sends the filter to the page, if necessary.
    @MainActor func send(to sprite: SpriteSheet) {
        guard let source else { return }
        sprite.require(source.name) {
            // Shadows and blurs reach beyond the element.
            "<filter id=\"\(source.name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
                + " color-interpolation-filters=\"sRGB\">\(source.primitives)</filter>"
        }
    }
}
