// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the distance, in points, between the edges of the row and this view; `nil` is the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(value: insets) { $0.rowInsets = $0.rowInsets ?? $1 })
    }

    /// Shows or hides the line above and below the row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier(value: visibility == .hidden ? edges : []) { $0.hiddenSeparators.formUnion($1) })
    }

    /// Sets what lies behind the row: a colour, gradient or material. Other views are drawn behind the content only.
    @ViewBuilder nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        let paint = (view as? any ShapeStyle)?._paint()
        let modified = modifier(TraitModifier(value: paint) { $0.rowBackground = $0.rowBackground ?? $1 })
        if paint == nil, let view { modified.background(view) } else { modified }
    }

    /// Sets the tint of the row's controls.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modifier(TraitModifier(value: tint) { $0.rowTint = $0.rowTint ?? $1 })
    }

    /// Sets the colour of the lines between the rows of lists in this view.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(StyleModifier(property: "--separator", value: color.map { $0.css }))
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

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let css: String?
    public static let `default` = ListSectionSpacing(css: nil)
    public static let compact = ListSectionSpacing(css: "12px")
    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(css: spacing.px) }
}
