// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Containers of the years before `Group(subviews:)`.

private struct PinnedTrait: _ViewTraitKey { static let defaultValue = false }

struct DividedRows: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child.opacity(child[PinnedTrait.self] ? 1 : 0.5)
            if child.id != last { Divider() }
        }
    }
}

struct DividedStack<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
        _VariadicView.Tree(DividedRows(), content: content)._trait(PinnedTrait.self, true)
    }
}

/// An object that scrolls, without an actor.
final class ScrollMemory {
    var proxy: ScrollViewProxy?
    func scroll(to id: String) { proxy?.scrollTo(id, anchor: .top) }
}

protocol SourceTile {}
extension ModifiedContent: SourceTile
where Content: SourceTile, Modifier == _IdentifiedModifier<__DesignTimeSelectionIdentifier> {}
