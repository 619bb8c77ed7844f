// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation

/// Measures the cost of gestures: one event of a drag, and the prediction of what a gesture will move.
@MainActor func gestures() {
    func drags(_ view: some View, _ what: String) {
        let bench = Bench(view)
        guard let element = bench.elements(.div).first(where: { $0.handles(.gesture) }) else { return }
        var x = 0.0
        var size = 0
        func event() {
            x = x > 400 ? 10 : x + 1
            bench.send(.gesture, to: element, "[0,[0,0,0,0,\(x),\(x / 2),100,50]]")
            size = bench.bytes
        }
        event()
        row("one event of a drag, \(what), with its frame", "\(number(median(calls: 500, event))) µs, \(size) B")
    }
    drags(DraggedByState(), "@GestureState")
    drags(DraggedByChanges(), "onChanged")
    drags(ThousandDragged(), "onChanged, in 1,000 nodes")
    let with = median(rounds: 101) { _ = Bench(DraggedByState()) }
    let without = median(rounds: 101) { _ = Bench(DraggedByChanges()) }
    row("forecast of what a gesture will move", "\(number(with - without, 0)) µs, once per gesture")
}

struct DraggedByState: View {
    @GestureState private var drag = CGSize.zero
    var body: some View {
        VStack { Text("a").offset(drag) }
            .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    }
}

struct DraggedByChanges: View {
    @State private var drag = CGSize.zero
    var body: some View {
        VStack { Text("a").offset(drag) }.gesture(DragGesture().onChanged { drag = $0.translation })
    }
}

struct ThousandDragged: View {
    var body: some View {
        VStack {
            DraggedByChanges()
            ThousandNodes()
        }
    }
}
