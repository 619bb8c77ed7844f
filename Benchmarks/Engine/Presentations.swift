// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// Presents as many sheets as the button is pressed, one upon the other, and ends them all.
struct StackPage: View {
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        VStack {
            Button("Present") { coordinator.present(type: .sheet) { SheetRows() } }
            Button("End all") { coordinator.dismissAll() }
        }
    }
}

extension Bench {
    /// The layers that there are, lowest first.
    var layers: [Element] { tree.overlays.children.filter { $0.handles(.exited) } }

    /// The coordinator of the environment belongs to the session whose turn it is.
    func tapInSession(_ button: Element) -> [DaisCore.Operation] {
        SessionContext.$current.withValue(scope) { tap(button) }
    }

    /// Reports the end of a motion as the browser does. The layers of a group wait for one another.
    func reportEnds(_ kind: EventKind, epoch: Double = 1) -> [DaisCore.Operation] {
        for layer in layers { _ = layer.handle(kind, .number(epoch)) }
        return settle()
    }
}

/// Closing and keeping a sheet of 20 rows, and fifty of them in one session.
@MainActor func presentations() {
    var operations: [DaisCore.Operation] = []
    let times = (0..<31).map { _ in
        let bench = Bench(SheetPage()).written()
        _ = bench.tap(bench.elements(.button)[0])
        _ = bench.reportEnds(.entered)
        guard let layer = bench.layers.first else { return 0.0 }
        let start = processorTime()
        _ = layer.handle(.dismiss, .array([.string("escape"), .number(1)]))
        operations = bench.settle() + bench.reportEnds(.exited)
        let time = processorTime() - start
        precondition(bench.layers.isEmpty)
        return time
    }
    row("closing a 20-row sheet: dismissal and end of its motion", "\(number(times.sorted()[15] / 1000, 2)) ms")
    row("closing a 20-row sheet: operations of", "\(bytes(operations)) B")

    let closed = bytesKept(by: 20) { Bench(SheetPage()).written() }
    let open = bytesKept(by: 20) {
        let bench = Bench(SheetPage()).written()
        _ = bench.tap(bench.elements(.button)[0])
        _ = bench.reportEnds(.entered)
        return bench
    }
    row("memory of an open 20-row sheet", "\(number((open - closed) / 1000, 0)) kB")
    stacked()
}

@MainActor private func stacked() {
    var first: [Double] = []
    var fiftieth: [Double] = []
    var ends: [Double] = []
    var size = 0
    for _ in 0..<11 {
        let bench = Bench(StackPage()).written()
        let buttons = bench.elements(.button)
        for number in 1...50 {
            let start = processorTime()
            let operations = bench.tapInSession(buttons[0])
            let time = processorTime() - start
            if number == 1 { first.append(time) }
            if number == 50 {
                fiftieth.append(time)
                size = bytes(operations)
            }
            _ = bench.reportEnds(.entered)
        }
        precondition(bench.layers.count == 50)
        let start = processorTime()
        _ = bench.tapInSession(buttons[1])
        _ = bench.reportEnds(.exited)
        ends.append(processorTime() - start)
        precondition(bench.layers.isEmpty)
    }
    let kept =
        bytesKept(by: 3) {
            let bench = Bench(StackPage()).written()
            let button = bench.elements(.button)[0]
            for _ in 1...50 {
                _ = bench.tapInSession(button)
                _ = bench.reportEnds(.entered)
            }
            return bench
        } - bytesKept(by: 3) { Bench(StackPage()).written() }
    row("50 sheets of 20 rows, stacked: the first", "\(number(first.sorted()[5] / 1000, 2)) ms")
    row("50 sheets of 20 rows, stacked: the fiftieth", "\(number(fiftieth.sorted()[5] / 1000, 2)) ms, \(size) B")
    row("50 sheets of 20 rows, stacked: ending all", "\(number(ends.sorted()[5] / 1000, 1)) ms")
    row("50 sheets of 20 rows, stacked: memory", "\(number(kept / 1000, 0)) kB")
}
