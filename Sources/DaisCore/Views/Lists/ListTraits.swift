// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the space between the rows of lists in this view, in points. Each row then has its own background; `nil` joins
    /// the rows.
    ///
    /// ```swift
    /// List(people) { Text($0.name) }.listRowSpacing(10)
    /// ```
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Shows or hides the indicator at the end of navigation links in rows of lists.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
            .modifier(ListFeature(name: visibility == .hidden ? "nl-none" : "nl-shown", style: .linkIndicators))
    }

    /// Sets the prominence of the badges of rows in this view.
    ///
    /// ```swift
    /// List(folders) { Text($0.name).badge(3) }.badgeProminence(.decreased)
    /// ```
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .modifier(ListFeature(name: prominence.name, style: .badges))
    }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate let name: String
    /// A badge that stands back.
    public static let decreased = BadgeProminence(name: "badges-low")
    /// The standard prominence.
    public static let standard = BadgeProminence(name: "badges-std")
    /// A badge that calls for attention, on a red background.
    public static let increased = BadgeProminence(name: "badges-high")
}

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The visibility of the indicators of navigation links.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }

    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

/// A class on the view that changes the look of the rows in it, or of the row that it is.
nonisolated struct ListFeature: BoxModifier {
    let name: String
    let style: FeatureStyle

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        let names = name.split(separator: "-").first.map { "\($0)-" } ?? ""
        // The innermost modifier of its kind applies.
        guard !appearance.classes.contains(where: { $0.hasPrefix(names) }) else { return }
        appearance.addClass(name)
        appearance.require(style)
    }
}

extension ListFeature: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

extension FeatureStyle {
    fileprivate static let linkIndicators = FeatureStyle(
        "link-indicators",
        """
        :is(.row, .sw) > .B.nl.nl.nl-none, .nl-none .row .B.nl.nl:not(.nl-shown), .row > .B .nl.nl-none {
          padding-inline-end: var(--rr); &::after { content: none }
        }
        """)

    fileprivate static let badges = FeatureStyle(
        "badges",
        """
        .badges-low .row-badge, .row:has(.badges-low) .row-badge { color: var(--label3) }
        .badges-std .row-badge, .row:has(.badges-std) .row-badge { color: var(--label2) }
        .badges-high .row-badge, .row:has(.badges-high) .row-badge {
          color: #fff; background: var(--red); border-radius: 1em; padding: 1px 8px; min-width: 1.5em; text-align: center
        }
        """)

    static let rowSpacing = FeatureStyle(
        "row-spacing",
        """
        .spaced .row + .row { margin-top: var(--row-gap); &::before { display: none } }
        .ig.spaced {
          .rows { background: none; border-radius: 0; overflow: visible }
          .row { background: var(--gbg2); border-radius: 10px; overflow: clip }
        }
        """)
}
