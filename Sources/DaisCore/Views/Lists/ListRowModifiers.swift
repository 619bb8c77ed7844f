// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the insets of the row in points; `nil` uses those of the list.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(value: insets) { $0.rowInsets = $0.rowInsets ?? $1 })
    }

    /// Shows or hides the separators above and below the row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier(value: visibility == .hidden ? edges : []) { $0.hiddenSeparators.formUnion($1) })
    }

    /// Sets the background of the row. A color, gradient or material fills the row; other views are only behind its
    /// content.
    @ViewBuilder nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        let paint = (view as? any ShapeStyle)?._paint()
        let modified = modifier(TraitModifier(value: paint) { $0.rowBackground = $0.rowBackground ?? $1 })
        if paint == nil, let view { modified.background(view) } else { modified }
    }

    /// Sets the tint color of the row's controls.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modifier(TraitModifier(value: tint) { $0.rowTint = $0.rowTint ?? $1 })
    }

    /// Sets the tint color of the row's controls.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// Sets the color of the separator above the row; `nil` uses that of the list.
    ///
    /// - Parameters:
    ///   - color: The color of the separator.
    ///   - edges: The edges of the row. A row draws no separator below itself, so `.bottom` alone has no effect.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier(value: edges.contains(.top) ? color : nil) { $0.rowSeparator = $0.rowSeparator ?? $1 })
    }

    /// Sets the space between the sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        modifier(StyleModifier(property: "--sec-gap", value: spacing.px))
    }

    /// Sets the space between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(StyleModifier(property: "--sec-gap", value: spacing.css))
    }
}

/// The tint color of a row.
public struct ListItemTint: Sendable {
    let color: Color
    /// A tint without a color: that of the text.
    public static let monochrome = ListItemTint(color: .primary)
    /// Returns a tint with this color.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Returns a tint with this color. A page has no system tint that would override it, so it is as `fixed`.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let css: String?
    /// The spacing of the list style.
    public static let `default` = ListSectionSpacing(css: nil)
    /// A spacing of 12 points.
    public static let compact = ListSectionSpacing(css: "12px")
    /// Returns a spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(css: spacing.px) }
}
