// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// Presents a sheet that presents the next one, as often as its topmost button is pressed.
struct StackPage: View {
    var body: some View { StackButtons() }
}

private struct StackButtons: View {
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        VStack {
            Button("Present") {
                coordinator.present(type: .sheet) {
                    SheetRows()
                    StackButtons()
                }
            }
            Button("End all") { coordinator.dismissAll() }
        }
    }
}

extension Bench {
    /// Presses a button of the topmost layer, counted from its last one.
    fileprivate func tapTopmost(fromLast index: Int) {
        let buttons = elements(.button)
        tap(buttons[buttons.count - 1 - index])
    }
}

/// Closing and keeping a sheet of 20 rows, and fifty of them in one session.
@MainActor func presentations() {
    var size = 0
    let times = (0..<31).map { _ in
        let bench = Bench(SheetPage())
        bench.tap(bench.elements(.button)[0])
        bench.reportEnds(.entered)
        guard let layer = bench.layers.first else { return 0.0 }
        let start = processorTime()
        bench.send(.dismiss, to: layer, "[\"escape\",1]")
        size = bench.bytes
        bench.reportEnds(.exited)
        let time = processorTime() - start
        size += bench.bytes
        precondition(bench.layers.isEmpty)
        return time
    }
    row("closing a 20-row sheet: dismissal and end of its motion", "\(number(times.sorted()[15] / 1000, 2)) ms")
    row("closing a 20-row sheet: frames of", "\(size) B")

    let closed = bytesKept(by: 20) {
        let bench = Bench(SheetPage())
        bench.acknowledge()
        return bench
    }
    let open = bytesKept(by: 20) {
        let bench = Bench(SheetPage())
        bench.tap(bench.elements(.button)[0])
        bench.reportEnds(.entered)
        bench.acknowledge()
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
        let bench = Bench(StackPage())
        for number in 1...50 {
            let start = processorTime()
            bench.tapTopmost(fromLast: 1)
            let time = processorTime() - start
            if number == 1 { first.append(time) }
            if number == 50 {
                fiftieth.append(time)
                size = bench.bytes
            }
            bench.reportEnds(.entered)
        }
        precondition(bench.layers.count == 50)
        let start = processorTime()
        bench.tapTopmost(fromLast: 0)
        bench.reportEnds(.exited)
        ends.append(processorTime() - start)
        precondition(bench.layers.isEmpty)
    }
    let kept =
        bytesKept(by: 3) {
            let bench = Bench(StackPage())
            for _ in 1...50 {
                bench.tapTopmost(fromLast: 1)
                bench.reportEnds(.entered)
            }
            bench.acknowledge()
            return bench
        }
        - bytesKept(by: 3) {
            let bench = Bench(StackPage())
            bench.acknowledge()
            return bench
        }
    row("50 sheets of 20 rows, stacked: the first", "\(number(first.sorted()[5] / 1000, 2)) ms")
    row("50 sheets of 20 rows, stacked: the fiftieth", "\(number(fiftieth.sorted()[5] / 1000, 2)) ms, \(size) B")
    row("50 sheets of 20 rows, stacked: ending all", "\(number(ends.sorted()[5] / 1000, 1)) ms")
    row("50 sheets of 20 rows, stacked: memory", "\(number(kept / 1000, 0)) kB")
}
