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
    endTasks()
    let before = dais_heap_in_use()
    for _ in 0..<count { kept.append(make()) }
    endTasks()
    let bytes = (Double(dais_heap_in_use()) - Double(before)) / Double(count)
    withExtendedLifetime(kept) {}
    return bytes
}

/// Runs what waits on the main queue: the turns that arrivals ask for, and timers that were cancelled.
@MainActor
func endTasks(within seconds: Double = 0.02) { RunLoop.main.run(until: Date() + seconds) }

/// One line of the table.
func row(_ what: String, _ measured: String, budget: String = "") {
    print("| \(what) | \(measured) | \(budget) |")
}

func number(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
