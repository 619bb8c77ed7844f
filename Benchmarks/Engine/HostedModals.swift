// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore
import Foundation

/// A button and as many modals of a presentation host as are asked for. Each of them closes all.
struct HostedModals: View {
    let count: Int
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Toggle") { isPresented.toggle() }
            ForEach(0..<count, id: \.self) { number in
                Text("\(number)")
                    .presentationHost(id: "modal \(number)", isPresented: $isPresented) {
                        HostedModal(number: number) { isPresented = false }
                    }
            }
        }
        .presentationHostLayer()
    }
}

private struct HostedModal: View {
    let number: Int
    let close: @MainActor () -> Void
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Modal \(number)")
            Button("Close", action: close)
        }
        .opacity(isShown ? 1 : 0)
        .onReceive(mode.presentPublisher) { isShown = true }
        .onReceive(mode.dismissPublisher) { $0() }
    }
}

@MainActor func hostedModals() {
    let bench = Bench(HostedModals(count: 20))
    var processor: [Double] = []
    var wall: [Double] = []
    var size = 0
    for _ in 0..<101 {
        let start = processorTime()
        let began = ContinuousClock.now
        bench.tap(bench.elements(.button)[0])
        processor.append(processorTime() - start)
        wall.append((ContinuousClock.now - began) / .microseconds(1))
        size = bench.bytes
        bench.tap(bench.elements(.button)[bench.elements(.button).count - 1])
    }
    row(
        "20 modals of a presentation host in one flush, told to come in",
        "\(number(processor.sorted()[50] / 1000, 2)) ms of processor, \(number(wall.sorted()[50] / 1000, 2)) ms, \(size) B"
    )
    let single = Bench(HostedModals(count: 1))
    func cycles(_ count: Int) {
        for _ in 0..<count {
            single.tap(single.elements(.button)[0])
            single.tap(single.elements(.button)[1])
            precondition(single.elements(.button).count == 1)
        }
        endTasks(within: 0.5)
    }
    cycles(100)
    let before = dais_heap_in_use()
    cycles(1000)
    let kept = Double(dais_heap_in_use()) - Double(before)
    row("heap after 1,000 modals that came and went", "\(number(kept, 0)) B more")
}
