// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore
import Foundation
import Observation

// EngineBenchmark growth [--nodes NUMBER] [--open NUMBER]
//
// Performs each operation once on a page with a number of nodes below a number of open sheets, after two times that are
// not counted, and prints its name. `Benchmarks/Engine/growth.py` counts the instructions of each with callgrind.

/// The rows of the page, which the buttons of the topmost sheet change.
@Observable
final class GrowthModel {
    var ids: [Int]
    @ObservationIgnored private var next: Int

    init(rows: Int) {
        ids = Array(0..<rows)
        next = rows
    }

    func append() {
        ids.append(next)
        next += 1
    }

    func remove() { ids.remove(at: ids.count / 2) }

    func move() { ids.append(ids.remove(at: ids.count / 2)) }
}

private struct GrowthPage: View {
    let model: GrowthModel

    var body: some View {
        VStack {
            ForEach(model.ids, id: \.self) { Row(number: $0) }
            GrowthControls(model: model)
        }
    }
}

/// The buttons of the operations, with a row and a view to drag.
private struct GrowthControls: View {
    let model: GrowthModel
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        DraggedByChanges()
        Row(number: -1)
        Button("Append") { model.append() }
        Button("Remove") { model.remove() }
        Button("Move") { model.move() }
        Button("Open") {
            coordinator.present(type: .sheet) {
                SheetRows()
                GrowthControls(model: model)
            }
        }
    }
}

/// Performs `body` where callgrind counts.
@MainActor private func counted(_ name: String, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
        var body = body
        withUnsafeMutablePointer(to: &body) {
            dais_counted({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
        }
    }
    print(name)
}

@MainActor func growth() {
    func argument(_ name: String, or value: Int) -> Int {
        let arguments = CommandLine.arguments
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return value }
        return Int(arguments[index + 1]) ?? value
    }
    let bench = Bench(GrowthPage(model: GrowthModel(rows: argument("--nodes", or: 1000) / 5)))
    /// Presses one of the five last buttons: the row's, append, remove, move and open.
    func button(_ index: Int) -> Element { Array(bench.elements(.button).suffix(5))[index] }
    func open(with button: Element) {
        bench.tap(button)
        reportEnd(.entered)
        bench.acknowledge()
    }
    /// Reports the end of a motion as a browser does: only the topmost layer has moved.
    func reportEnd(_ kind: EventKind) {
        guard let layer = bench.layers.last else { return }
        bench.send(kind, to: layer, layer.attribute("data-epoch") ?? "1")
    }
    func close() {
        guard let layer = bench.layers.last else { return }
        bench.send(.dismiss, to: layer, "[\"escape\",\(layer.attribute("data-epoch") ?? "1")]")
        reportEnd(.exited)
        bench.acknowledge()
    }
    for _ in 0..<argument("--open", or: 0) { open(with: button(4)) }

    for (index, name) in ["leaf change", "append", "remove", "move"].enumerated() {
        let target = button(index)
        for _ in 0..<2 { bench.tap(target) }
        counted(name) { bench.tap(target) }
    }
    let opener = button(4)
    for _ in 0..<2 {
        open(with: opener)
        close()
    }
    counted("open") { open(with: opener) }
    counted("close") { close() }
    guard let dragged = bench.elements(.div).last(where: { $0.handles(.gesture) }) else { return }
    var x = 0
    func drag() {
        x += 10
        bench.send(.gesture, to: dragged, "[0,[0,0,0,0,\(x),0,100,50]]")
    }
    for _ in 0..<2 { drag() }
    counted("drag event") { drag() }
}
