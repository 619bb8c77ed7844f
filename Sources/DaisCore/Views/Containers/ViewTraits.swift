// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The traits that a view sets for its container: a list reads those of a row, a tab view the tab, a grid
/// the span, and a custom layout its own values.
///
/// They are collected from the inside out. A trait of an inner view takes precedence over one of a group.
@MainActor
final class ViewTraits {
    var tag: AnyHashable?
    var badge: Text?
    var tabItem: AnyView?
    var tabRole: TabRole?
    var rowBackground: _Paint?
    var rowInsets: EdgeInsets?
    var rowTint: Color?
    var rowSeparator: Color?
    var hiddenSeparators: VerticalEdge.Set = []
    var columns: Int?
    var isDeletionDisabled: Bool?
    var isMoveDisabled: Bool?
    var isSelectionDisabled: Bool?
    /// The level of the row in an outline.
    var level = 0
    /// The name of a row that is prepared and not shown yet.
    var preparedName: String?
    /// Indicates whether people drag the row to another place in its collection.
    var isDragged = false
    var layoutPriority: Double?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    /// The writes of `containerValue(_:_:)`, innermost first.
    var containerValues: [(inout ContainerValues) -> Void] = []
    var guides: [ObjectIdentifier: (ViewDimensions) -> CGFloat] = [:]
}

extension Appearance {
    /// Changes a trait, and creates the traits if there are none. Each description of a view creates its own.
    mutating func trait(_ change: (ViewTraits) -> Void) {
        let said = viewTraits ?? ViewTraits()
        traits = said
        change(said)
    }

    /// The traits collected so far. A document carries them as an opaque value.
    var viewTraits: ViewTraits? { traits as? ViewTraits }
}

/// A modifier that sets traits.
@MainActor
protocol TraitSetter {
    func set(in traits: ViewTraits)
}

/// A modifier that only sets a trait for the container.
nonisolated struct TraitModifier<Value>: BoxModifier, TraitSetter {
    let value: Value
    let set: @MainActor (ViewTraits, Value) -> Void

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.trait { set($0, value) }
    }

    @MainActor func set(in traits: ViewTraits) { set(traits, value) }
}

/// A view whose traits are known before it is mounted.
@MainActor
protocol TraitedContent {
    /// The modifiers that set traits of the view, innermost first.
    var traitSetters: [any TraitSetter] { get }
}

extension ModifiedContent: @MainActor TraitedContent {
    @MainActor var traitSetters: [any TraitSetter] {
        ((content as? any TraitedContent)?.traitSetters ?? []) + [modifier as? any TraitSetter].compactMap(\.self)
    }
}

extension TraitModifier: Equatable where Value: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
