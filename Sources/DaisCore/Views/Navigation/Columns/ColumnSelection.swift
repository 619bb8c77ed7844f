// SPDX-License-Identifier: Apache-2.0

/// Updates the visible column of a narrow window when the selection changes. A selection, whether initial, by the app
/// or by the user, shows the next column; clearing it goes back.
nonisolated struct ColumnSelection: NodeModifier {
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
