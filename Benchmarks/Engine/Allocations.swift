// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore

/// Rows of five elements each.
private struct Rows: View {
    let count: Int

    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
}

private func allocations(during body: () -> Void) -> Int {
    let before = dais_heap_allocations()
    body()
    return dais_heap_allocations() - before
}

/// Counts how often the engine allocates memory. A count hardly depends on the machine, so the program fails if one is
/// above its limit.
@MainActor func allocations() {
    let bench = Bench(ThousandNodes())
    let button = bench.elements(.button)[100]
    for _ in 0..<20 { bench.tap(button) }
    let leaf = allocations { for _ in 0..<100 { bench.tap(button) } }
    check("leaf state change in 1,000 nodes: allocations", leaf / 100, limit: 24)

    // The first tree fills what all of them share.
    _ = BareTree(Rows(count: 10))
    let few = allocations { _ = BareTree(Rows(count: 200)) }
    let many = allocations { _ = BareTree(Rows(count: 400)) }
    check("mount of a row of five DOM nodes: allocations", (many - few) / 200, limit: 35)

    func opening() -> Int {
        let bench = Bench(SheetPage())
        let button = bench.elements(.button)[0]
        return allocations { bench.tap(button) }
    }
    _ = opening()
    check("opening a 20-row sheet: allocations", opening(), limit: 936)
}

/// Indicates whether a count was above its limit.
@MainActor private(set) var isOverLimit = false

@MainActor private func check(_ what: String, _ count: Int, limit: Int) {
    row(what, "\(count)", budget: "≤ \(limit)")
    // The optimizer removes many allocations.
    #if !DEBUG
    if count > limit { isOverLimit = true }
    #endif
}
