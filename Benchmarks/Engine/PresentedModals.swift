// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore
import Foundation

/// Presents by calls when its button is pressed, and lets go of the token when the other is.
private struct TokenPage: View {
    @Environment(\.modalPresenter) private var modalPresenter
    @State private var token: (any ModalLifetime)?

    var body: some View {
        VStack {
            Button("Present") { token = modalPresenter.present(Text("A modal"), style: .card()) }
            Button("Release") { token = nil }
        }
    }
}

private struct ListPage: View {
    @State private var keys = Array(0..<20)
    @State private var toasts = 0

    var body: some View {
        VStack {
            Button("Reverse") { keys.reverse() }
            Button("Toasts") { toasts = toasts == 0 ? 100 : 0 }
        }
        .presentingModals { for key in keys { Modal(key: key, style: .card()) { Text("Modal \(key)") } } }
        .presentingToasts { for key in 0..<toasts { Toast(key: key, "Toast \(key)") } }
    }
}

@MainActor func presentedModals() {
    let bench = Bench(TokenPage()).written()
    let present = bench.elements(.button)[0], release = bench.elements(.button)[1]
    func cycles(_ count: Int) {
        for _ in 0..<count {
            _ = bench.tap(present)
            _ = bench.reportEnds(.entered)
            _ = bench.tap(release)
            _ = bench.reportEnds(.exited)
            precondition(bench.layers.isEmpty)
        }
        // Timers that were canceled end on the main queue.
        RunLoop.main.run(until: Date() + 0.5)
    }
    cycles(500)
    for count in [1000, 5000] {
        let before = dais_heap_in_use(), start = processorTime(), began = ContinuousClock.now
        cycles(count)
        let used = processorTime() - start, passed = (ContinuousClock.now - began) / .milliseconds(1) - 500
        let kept = Double(dais_heap_in_use()) - Double(before)
        row(
            "\(count) modals presented by calls, entered, released, gone",
            "\(number(used / 1000, 0)) ms of processor, \(number(passed, 0)) ms, heap \(number(kept, 0)) B more")
    }
    lists()
}

@MainActor private func lists() {
    let bench = Bench(ListPage()).written()
    let turn = bench.elements(.button)[0], toasts = bench.elements(.button)[1]
    var times: [Double] = []
    var recreated = 0, size = 0
    _ = bench.reportEnds(.entered)
    for _ in 0..<101 {
        let before = bench.layers.map(ObjectIdentifier.init)
        let start = processorTime()
        let operations = bench.tap(turn)
        times.append(processorTime() - start)
        let after = bench.layers.map(ObjectIdentifier.init)
        precondition(after == before.reversed())
        recreated += Set(after).subtracting(before).count
        size = bytes(operations)
    }
    row(
        "20 modals of a list reversed",
        "\(number(times.sorted()[50] / 1000, 2)) ms, \(size) B, \(recreated) of 20 made anew in 101 times")
    let start = processorTime()
    let operations = bench.tap(toasts)
    let asked = processorTime() - start
    let shown = bench.layers.count { $0.attribute("data-layer") == "toast" }
    _ = bench.tap(toasts)
    _ = bench.reportEnds(.exited)
    row(
        "100 toasts asked for at once",
        "\(number(asked / 1000, 2)) ms, \(bytes(operations)) B, \(shown) shown, \(100 - shown) wait")
}
