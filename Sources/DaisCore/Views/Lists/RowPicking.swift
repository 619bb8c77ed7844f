// SPDX-License-Identifier: Apache-2.0

/// The rows that a click of a pointer selects, by the modifier keys that are held.
private enum RowPick: String {
    /// The row alone.
    case only
    /// The row is added or removed.
    case toggle
    /// The rows from the anchor to the row.
    case range
    /// The rows from the anchor to the row, and those that are selected already.
    case more
    /// All rows.
    case all
}

extension ListRowsBase {
    /// Selects rows as the client describes it.
    ///
    /// - Parameters:
    ///   - value: The row that was clicked, or that a key has moved to.
    ///   - word: The name of a case of `RowPick`. A client that has invented it changes nothing.
    func pick(_ value: AnyHashable, _ word: String) {
        guard selection.takesModifiers, let pick = RowPick(rawValue: word) else { return }
        switch pick {
        case .only:
            anchor = value
            if selection.now() != [value] { selection.replace([value]) }
        case .toggle:
            anchor = value
            selection.choose(value)
        case .range: selection.replace(rows(to: value))
        case .more: selection.replace(selection.now().union(rows(to: value)))
        case .all: selection.replace(Set(selectableRows))
        }
    }

    /// Returns the rows between the anchor and a row, with both of them. Without an anchor it is the row alone.
    private func rows(to value: AnyHashable) -> Set<AnyHashable> {
        let rows = selectableRows
        guard let anchor, let first = rows.firstIndex(of: anchor), let last = rows.firstIndex(of: value) else {
            anchor = value
            return [value]
        }
        return Set(rows[min(first, last)...max(first, last)])
    }

    /// The values of the rows that can be selected, in their order. A row far outside of the visible range has no node,
    /// so its value is its identifier in the nearest `ForEach`.
    private var selectableRows: [AnyHashable] {
        var values: [AnyHashable] = []
        visitChildren { collect($0, into: &values) }
        return values
    }

    private func collect(_ node: _Node, into values: inout [AnyHashable]) {
        if let box = node as? BoxNode, let value = box.outermost[RowValueTrait.self] { return values.append(value) }
        guard let rows = node as? any WindowedRows else { return node.visitChildren { collect($0, into: &values) } }
        rows.visitRows { id, row in
            if let row {
                collect(row, into: &values)
            } else if let value = selection.value(id.rowID) {
                values.append(value)
            }
        }
    }
}
