// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, as `onDelete` gives them.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var position = -1
        removeAll { _ in
            position += 1
            return offsets.contains(position)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets in front of the one at another, as `onMove` gives them.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.map { all[$0] }
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
