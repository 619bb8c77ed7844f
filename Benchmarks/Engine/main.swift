// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation

// swift run -c release EngineBenchmark [PART …] [--sheet FILE]
//
// Prints one table: what a change, a page and a session cost the engine, without server and browser. Times are
// medians of processor time. PART is one of those below: a profiler wants one thing at a time. With --sheet, the frame
// that opens the 20-row sheet is written to FILE, to be compressed. The program fails if there are more allocations
// than the limits allow.

let parts: [(name: String, run: @MainActor () -> Void)] = [
    ("leaf", leafChange), ("inspected", inspected), ("root", rootChange), ("typing", typing), ("mount", mounting),
    ("rows", keyedMoves),
    ("sheet", sheet), ("presentations", presentations), ("page", pages), ("session", sessions), ("search", search),
    ("hosts", hostedModals), ("modals", presentedModals), ("gestures", gestures), ("allocations", allocations),
]
if CommandLine.arguments.contains("growth") {
    growth()
    exit(0)
}
let wanted = parts.filter { CommandLine.arguments.contains($0.name) }
print("| what | measured | budget |\n|---|---|---|")
for part in wanted.isEmpty ? parts : wanted { part.run() }
if isOverLimit { exit(1) }

@MainActor func leafChange() {
    let bench = Bench(ThousandNodes())
    let target = bench.elements(.button)[100]
    let before = bench.tree.bodies
    bench.tap(target)
    let bodies = bench.tree.bodies - before
    let size = bench.bytes
    let time = median(calls: 500) { bench.tap(target) }
    row(
        "leaf state change in 1,000 nodes, from the text of the event to that of its frame", "\(number(time)) µs",
        budget: "≤ 10 µs")
    row("leaf state change: bodies evaluated", "\(bodies)", budget: "≤ 2")
    row("leaf state change: bytes of the frame", "\(size)", budget: "≤ 64")
}

@MainActor func inspected() {
    let bench = Bench(ThousandNodes())
    let target = bench.elements(.button)[100]
    let closed = median(calls: 500) { bench.tap(target) }
    bench.beginInspection()
    let open = median(calls: 500) { bench.tap(target) }
    row(
        "leaf state change while an inspector records, and without one",
        "\(number(open)) µs and \(number(closed)) µs, ratio \(number(open / closed))")
}

@MainActor func rootChange() {
    let bench = Bench(RootChange())
    let button = bench.elements(.button)[0]
    let before = bench.tree.bodies
    bench.tap(button)
    let bodies = bench.tree.bodies - before
    let size = bench.bytes
    let time = median(calls: 50) { bench.tap(button) }
    row("root change, 200 equal rows skipped", "\(number(time)) µs, \(bodies) bodies, \(size) B")
}

@MainActor func typing() {
    let bench = Bench(FieldPage())
    guard let field = bench.elements(.input).first else { return }
    var count = 0
    let time = median(calls: 200) {
        count += 1
        bench.send(.input, to: field, "\"text \(count)\"")
    }
    row("one key in a text field whose binding is shown", "\(number(time)) µs")
}

/// A session would add its frames and timers to what a node costs, so these rows measure a tree alone.
@MainActor func mounting() {
    let size = BareTree(ThousandNodes()).elementCount
    let mount = median(rounds: 101) { _ = BareTree(ThousandNodes()) }
    row("mount of \(size) DOM nodes, and release", "\(number(mount / 1000, 2)) ms")
    var trees: [BareTree] = []
    let only = median { trees.append(BareTree(ThousandNodes())) }
    trees = []
    row("mount of \(size) DOM nodes", "\(number(only / 1000, 2)) ms", budget: "≤ 1 ms")
    let kept = bytesKept(by: 20) { BareTree(ThousandNodes()).written() }
    row("memory per DOM node", "\(number(kept / Double(size), 0)) B", budget: "≤ 450 B")
}

@MainActor func keyedMoves() {
    var forward = true
    let rotate = Bench(
        KeyedRows { ids in
            if forward { ids.append(ids.removeFirst()) } else { ids.insert(ids.removeLast(), at: 0) }
            forward.toggle()
        }
    )
    let button = rotate.elements(.button)[0]
    rotate.tap(button)
    let (count, size) = (rotate.operations.count, rotate.bytes)
    let one = median { rotate.tap(button) }
    row("one of 1,000 rows moves to the end", "\(number(one, 0)) µs, \(count) op, \(size) B")
    let reverse = Bench(KeyedRows { $0.reverse() })
    let reverser = reverse.elements(.button)[0]
    let all = median { reverse.tap(reverser) }
    row("1,000 rows are reversed", "\(number(all / 1000, 2)) ms")
    var next = 1000
    let insert = Bench(
        KeyedRows { ids in
            ids = Array(ids.dropLast(100)) + Array(next..<(next + 100)); next += 100
        }
    )
    let inserter = insert.elements(.button)[0]
    insert.tap(inserter)
    let replaced = insert.bytes
    let time = median { insert.tap(inserter) }
    row("100 of 1,000 rows are replaced", "\(number(time / 1000, 2)) ms, \(replaced) B")
}

@MainActor func sheet() {
    var text = ""
    func open() -> Double {
        let bench = Bench(SheetPage())
        guard let button = bench.elements(.button).first else { return 0 }
        let start = processorTime()
        bench.tap(button)
        let time = processorTime() - start
        text = bench.lastFrame
        return time
    }
    let times = (0..<31).map { _ in open() }.sorted()
    row("opening a 20-row sheet: time", "\(number(times[15] / 1000, 2)) ms", budget: "≤ 1 ms")
    row("opening a 20-row sheet: one frame of", "\(text.utf8.count) B raw", budget: "≤ 10,000 B")
    guard let index = CommandLine.arguments.firstIndex(of: "--sheet"), index + 1 < CommandLine.arguments.count else {
        return
    }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[index + 1]))
}

@MainActor func pages() {
    let content = RootContent(title: "Benchmark") { ThousandNodes() }
    var size = 0
    let time = median { size = FirstPage.render(content, request: PageRequest()).root.utf8.count }
    row("first page of 1,000 nodes, \(size / 1000) kB", "\(number(1e6 / time, 0)) per second on one core")
}

@MainActor func sessions() {
    let kept = bytesKept(by: 20) {
        let session = Session(content: RootContent(title: nil) { ThousandNodes() })
        let transport = NullTransport()
        session.start(ClientHello(), transport: transport)
        session.enqueue(.acknowledge(1))
        session.runTurn()
        transport.forget()
        return session
    }
    row("idle session with 1,000 nodes", "\(number(kept / 1000, 0)) kB", budget: "≤ 500 kB")
}

/// Measures the cost of opening the browser's search in a long list.
@MainActor func search() {
    let bench = Bench(List(0..<10_000, id: \.self) { number in Button("Entry \(number)") {} })
    guard let before = bench.elements(.div).first(where: { $0.handles(.window) }) else { return }
    var sizes: [Int] = []
    func ask(_ payload: String) -> Double {
        let start = processorTime()
        bench.send(.window, to: before, payload)
        let time = processorTime() - start
        sizes.append(bench.bytes)
        return time / 1000
    }
    let times = (0..<4).map { _ in ask("[0,800,0,1]") }
    let each = times.map { number($0, 0) }.joined(separator: ", ")
    row("search of 10,000 rows: each of 4 answers", "\(each) ms, \(sizes.reduce(0, +) / 1000) kB in all")
    row("the end of that search", "\(number(ask("[0,800,0]"), 0)) ms, \((sizes.last ?? 0) / 1000) kB")
}
