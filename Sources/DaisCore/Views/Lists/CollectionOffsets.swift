// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets that `onDelete` passes. Offsets beyond the end are ignored with a warning.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var position = -1
        removeAll { _ in
            position += 1
            return offsets.contains(position)
        }
        OffsetDiagnostics.check(offsets, count: position + 1, in: "remove(atOffsets:)")
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets that `onMove` passes to before the element at `destination`. Offsets beyond the
    /// end are ignored with a warning.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        OffsetDiagnostics.check(source, count: all.count, in: "move(fromOffsets:toOffset:)")
        let destination = Swift.min(Swift.max(destination, 0), all.count)
        let moved = source.filter { $0 < all.count }.map { all[$0] }
        let before = all[..<destination].enumerated().filter { !source.contains($0.offset) }.map(\.element)
        let after = all[destination...].enumerated()
            .filter { !source.contains($0.offset + destination) }.map(\.element)
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

/// Offsets that a collection does not have. A row that is deleted twice, or in a filtered copy, leads to them.
private enum OffsetDiagnostics {
    static func check(_ offsets: IndexSet, count: Int, in method: String) {
        guard let last = offsets.last, last >= count else { return }
        Diagnostics.warn(
            "\(method) was given the offset \(last) of a collection with \(count) elements; it is ignored.",
            remedy: "Change the collection that the ForEach shows, and once for each row.")
    }
}
