// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The sort order of a table, without the type of its comparators.
nonisolated struct TableSorting {
    /// Returns the order of a column if its comparator is the first, and `nil` otherwise. The column's comparator is the
    /// argument.
    let order: @MainActor (Any) -> SortOrder?
    /// Indicates whether a column's comparator is of the type of the sort order.
    let isSortable: (Any) -> Bool
    /// Handles a press of a column's header.
    let press: @MainActor (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first else { return nil }
            return Self.isSameColumn(first, comparator) ? first.order : nil
        }
        isSortable = { $0 is Sort }
        press = { comparator in
            guard let comparator = comparator as? Sort else { return }
            var order = binding.wrappedValue
            if let first = order.first, Self.isSameColumn(first, comparator) {
                order[0].order = first.order == .forward ? .reverse : .forward
            } else {
                order.removeAll { Self.isSameColumn($0, comparator) }
                order.insert(comparator, at: 0)
            }
            binding.wrappedValue = order
        }
    }

    /// Compares two comparators without their order. Two of the same key path belong to the same column, because the app
    /// may have created its own with another comparator of strings.
    private static func isSameColumn<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? KeyPathComparator<Sort.Compared>, let b = b as? KeyPathComparator<Sort.Compared> {
            return a.keyPath == b.keyPath
        }
        var a = a
        a.order = b.order
        return a == b
    }
}
