// SPDX-License-Identifier: Apache-2.0

/// A symbol that `Image(systemName:)` can show.
///
/// Drawn on a grid of 24 units with 2 units of margin; lines are 1.75 units wide with round ends. The markup carries
/// no colours and no widths: what is filled has the class `f`, the rest takes its stroke from the style sheet.
package struct Icon: Sendable, Equatable {
    /// The name of the drawing. An alias such as `chevron.forward` answers with the drawing it shares, so that a page
    /// holds each drawing once.
    package let name: String
    /// `<path>`, `<circle>` and `<rect>` elements.
    package let body: String
    /// Whether the picture points along the text and is therefore flipped where text runs from right to left.
    package let mirrors: Bool

    /// The element id of the symbol in the page's sprite: `i-` and the name with hyphens for dots.
    package var id: String {
        "i-" + String(name.map { $0 == "." ? "-" : $0 })
    }
}
