// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore
import Foundation

/// Presents by calls when its button is pressed, and lets go of the token when that of the modal is.
private struct TokenPage: View {
    @Environment(\.modalPresenter) private var modalPresenter
    @State private var token: (any ModalLifetime)?

    var body: some View {
        VStack {
            Button("Present") {
                token = modalPresenter.present(Button("Release") { token = nil }, style: .card())
            }
        }
    }
}

private struct ListPage: View {
    @State private var keys = Array(0..<20)
    @State private var toasts = 0

    var body: some View {
        VStack {
            Text("A page")
        }
        .presentingModals {
            for key in keys {
                Modal(key: key, style: .card()) {
                    Button("Turn modal \(key) and the others round") { keys.reverse() }
                    Button("Toasts") { toasts = toasts == 0 ? 100 : 0 }
                }
            }
        }
        .presentingToasts { for key in 0..<toasts { Toast(key: key, "Toast \(key)") } }
    }
}

@MainActor func presentedModals() {
    let bench = Bench(TokenPage())
    let present = bench.elements(.button)[0]
    // The timer for the end of each exit keeps its memory for up to five seconds after it has been canceled.
    let pause = 6
    func cycles(_ count: Int) {
        for _ in 0..<count {
            bench.tap(present)
            bench.reportEnds(.entered)
            bench.tap(bench.elements(.button)[1])
            bench.reportEnds(.exited)
            precondition(bench.layers.isEmpty)
        }
        endTasks(within: Double(pause))
    }
    cycles(500)
    for count in [100, 200, 400, 1000, 5000] {
        let before = dais_heap_in_use(), start = processorTime(), began = ContinuousClock.now
        cycles(count)
        let used = processorTime() - start,
            passed = (ContinuousClock.now - began) / .milliseconds(1) - Double(pause * 1000)
        let kept = Double(dais_heap_in_use()) - Double(before)
        row(
            "\(count) modals presented by calls, entered, released, gone",
            "\(number(used / 1000, 0)) ms of processor, \(number(passed, 0)) ms, heap \(number(kept, 0)) B more")
    }
    lists()
}

@MainActor private func lists() {
    let bench = Bench(ListPage())
    var times: [Double] = []
    var recreated = 0, size = 0
    bench.reportEnds(.entered)
    for _ in 0..<101 {
        let before = bench.layers.map(ObjectIdentifier.init)
        // The last two buttons are those of the topmost modal.
        let buttons = bench.elements(.button)
        let turn = buttons[buttons.count - 2]
        let start = processorTime()
        bench.tap(turn)
        times.append(processorTime() - start)
        let after = bench.layers.map(ObjectIdentifier.init)
        precondition(after == before.reversed())
        recreated += Set(after).subtracting(before).count
        size = bench.bytes
    }
    row(
        "20 modals of a list reversed",
        "\(number(times.sorted()[50] / 1000, 2)) ms, \(size) B, \(recreated) of 20 made anew in 101 times")
    guard let toasts = bench.elements(.button).last else { return }
    let start = processorTime()
    bench.tap(toasts)
    let asked = processorTime() - start
    size = bench.bytes
    let shown = bench.layers.count { $0.attribute("data-layer") == "toast" }
    precondition(shown > 0)
    row("100 toasts asked for at once", "\(number(asked / 1000, 2)) ms, \(size) B, \(shown) shown, \(100 - shown) wait")
}
