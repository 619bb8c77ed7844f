// SPDX-License-Identifier: Apache-2.0
import CHeap
import DaisCore
import Foundation

/// The processor time of this thread in µs: a busy machine does not change it.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The median time of one call, in µs, out of `rounds` rounds of `count` calls.
@MainActor
func median(rounds: Int = 21, calls count: Int = 1, _ body: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = processorTime()
        for _ in 0..<count { body() }
        times.append((processorTime() - start) / Double(count))
    }
    return times.sorted()[times.count / 2]
}

/// Bytes that one of `count` things keeps.
@MainActor
func bytesKept(by count: Int, _ make: () -> AnyObject) -> Double {
    // The first one fills caches that all share.
    _ = make()
    var kept: [AnyObject] = []
    kept.reserveCapacity(count)
    let before = dais_heap_in_use()
    for _ in 0..<count { kept.append(make()) }
    let bytes = Double(dais_heap_in_use() - before) / Double(count)
    withExtendedLifetime(kept) {}
    return bytes
}

/// One line of the table.
func row(_ what: String, _ measured: String, budget: String = "") {
    print("| \(what) | \(measured) | \(budget) |")
}

func number(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

/// A tree that is driven by hand, as a session drives it.
@MainActor
final class Bench {
    let tree: Tree
    let scope = SessionScope()

    init<V: View>(_ view: V) {
        tree = Tree(scope: scope, clock: ContinuousSessionClock(), runsEffects: true, wake: {})
        SessionContext.$current.withValue(scope) { tree.mount(view) }
    }

    func written() -> Bench {
        _ = tree.writePage()
        settle()
        return self
    }

    /// The elements of one tag, in document order.
    func elements(_ tag: ElementTag) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            if element.tag == tag { found.append(element) }
            element.children.forEach(visit)
        }
        visit(tree.root)
        return found
    }

    var elementCount: Int {
        func count(_ element: Element) -> Int { element.children.reduce(1) { $0 + count($1) } }
        return count(tree.root) + count(tree.overlays)
    }

    @discardableResult
    func settle() -> [DaisCore.Operation] {
        tree.drain()
        tree.update()
        let operations = tree.takeOperations()
        tree.runEffects()
        return operations
    }

    func tap(_ button: Element) -> [DaisCore.Operation] {
        _ = button.handle(.click, .null)
        return settle()
    }

    deinit { MainActor.assumeIsolated { tree.unmount() } }
}

/// A connection that counts what it is given.
final class NullTransport: SessionTransport, @unchecked Sendable {
    private(set) var frames: [String] = []
    var pendingBytes: Int { 0 }
    func send(_ frame: String) { frames.append(frame) }
    func forget() { frames.removeAll(keepingCapacity: true) }
    func close() {}
}
