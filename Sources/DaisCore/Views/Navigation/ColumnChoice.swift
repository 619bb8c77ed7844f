// SPDX-License-Identifier: Apache-2.0

/// A choice that is there from the start, or that the app makes, leads to the next column of a narrow window as the user's
/// does; one that the app takes back leads back.
nonisolated struct ColumnChoice: NodeModifier {
    let split: SplitColumn?
    let selected: Set<AnyHashable>

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        guard let split = node.modifier.split, split.columns.isOnItsOwn, !node.modifier.selected.isEmpty else { return }
        split.chosen(true)
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        let new = node.modifier
        guard let split = new.split, new.selected != old.selected else { return }
        split.chosen(!new.selected.isEmpty)
    }
}
