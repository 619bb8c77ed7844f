// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// What a view says to the container around it: a list reads the look of a row, a tab view the tab, a grid the span.
///
/// Collected from the inside to the outside; what an inner view says about itself wins over what is said of a group.
@MainActor
final class ViewTraits {
    var tag: AnyHashable?
    var badge: Text?
    var tabItem: AnyView?
    var rowBackground: Paint?
    var rowInsets: EdgeInsets?
    var rowTint: Color?
    var hiddenSeparators: VerticalEdge.Set = []
    var columns: Int?
    var isDeletionDisabled: Bool?
    var isMoveDisabled: Bool?
}

extension Appearance {
    /// Changes a trait; makes the traits if there are none yet. Each pass over a view's look makes its own.
    mutating func trait(_ change: (ViewTraits) -> Void) {
        let said = viewTraits ?? ViewTraits()
        traits = said
        change(said)
    }

    /// What was said so far. A document carries it without knowing of views.
    var viewTraits: ViewTraits? { traits as? ViewTraits }
}

/// A modifier that only says something to the container.
nonisolated struct TraitModifier<Value>: BoxModifier {
    let value: Value
    let set: @MainActor (ViewTraits, Value) -> Void

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.trait { set($0, value) }
    }
}

extension TraitModifier: Equatable where Value: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
