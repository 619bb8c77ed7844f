// SPDX-License-Identifier: Apache-2.0

/// The operations that turn one list of children into another.
///
/// Elements are compared by identity. Survivors outside of the longest ordered run are moved, and adjacent new elements
/// are written as one fragment, so inserting 100 rows takes one operation.
@MainActor
struct ChildrenPatch {
    let parent: Element
    let old: [Element]
    let new: [Element]

    func emit() {
        let document = parent.document
        var prefix = 0
        while prefix < old.count, prefix < new.count, old[prefix] === new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < old.count - prefix, suffix < new.count - prefix,
            old[old.count - 1 - suffix] === new[new.count - 1 - suffix]
        { suffix += 1 }

        if let move = SingleMove(
            prefix..<(old.count - suffix), prefix..<(new.count - suffix), isEqual: { old[$0] === new[$1] })
        {
            let next = move.target + 1
            document.patch.emit(.move(new[move.target].id, before: next < new.count ? new[next].id : 0))
            return
        }
        let middle = new[prefix..<(new.count - suffix)]
        let kept = Set(middle.map { ObjectIdentifier($0) })
        var oldPosition: [ObjectIdentifier: Int] = [:]
        for (index, element) in old[prefix..<(old.count - suffix)].enumerated() {
            if kept.contains(ObjectIdentifier(element)) {
                oldPosition[ObjectIdentifier(element)] = index
            } else if element.id != 0 {
                document.patch.emit(.remove(element.id))
                document.forget(element)
            }
        }

        let positions = middle.compactMap { oldPosition[ObjectIdentifier($0)] }
        let stable = Set(LongestIncreasingRun.of(positions))
        var before = suffix > 0 ? new[new.count - suffix].id : 0
        var run: [Element] = []
        // The order is from the end, so that `before` is always an element in its final position.
        for element in middle.reversed() {
            guard let position = oldPosition[ObjectIdentifier(element)] else {
                run.append(element)
                continue
            }
            before = flush(&run, before: before)
            if !stable.contains(position) { document.patch.emit(.move(element.id, before: before)) }
            before = element.id
        }
        _ = flush(&run, before: before)
    }

    private func flush(_ run: inout [Element], before: UInt32) -> UInt32 {
        guard !run.isEmpty else { return before }
        let fragment = parent.document.write(run.reversed())
        parent.document.patch.emit(
            .create(
                parent: parent.id, before: before, html: fragment.html, first: fragment.first, count: fragment.count))
        run.removeAll(keepingCapacity: true)
        return fragment.first
    }
}

/// Finds the values of a longest increasing subsequence in O(n log n).
enum LongestIncreasingRun {
    static func of(_ values: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let mid = (low + high) / 2
                if values[tails[mid]] < value { low = mid + 1 } else { high = mid }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(values[index])
            index = previous[index]
        }
        return result.reversed()
    }
}
