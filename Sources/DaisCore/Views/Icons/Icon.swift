// SPDX-License-Identifier: Apache-2.0

/// A symbol that `Image(systemName:)` can show.
///
/// The grid has 24 units with a margin of 2 units; lines are 1.75 units wide with round ends. The markup has no colors
/// and no widths: filled parts have the class `f`, and other parts take their stroke from the style sheet.
package struct Icon: Sendable, Equatable {
    /// The name of the drawing. An alias such as `chevron.forward` returns the name of the drawing that it shares, so
    /// that a page contains each drawing once.
    package let name: String
    /// The markup: `<path>`, `<circle>` and `<rect>` elements.
    package let body: String
    /// A Boolean that is `true` if the symbol follows the text direction and is mirrored in right-to-left layouts.
    package let mirrors: Bool

    /// The identifier of the symbol in the page's sprite: `i-` and the name with hyphens instead of dots.
    package var id: String {
        "i-" + String(name.map { $0 == "." ? "-" : $0 })
    }
}
