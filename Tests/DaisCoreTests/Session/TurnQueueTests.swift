// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Synchronization
import Testing

@testable import DaisCore

@MainActor
@Suite("The queue of the main actor")
struct TurnQueueTests {
    private final class Order: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func append(_ name: String) { names.withLock { $0.append(name) } }
    }

    private let queue = TurnQueue()
    private let order = Order()

    /// Adds a job that takes some time, as the queue measures it.
    private func add(_ name: String, to share: TurnShare, milliseconds: Int = 1) {
        queue.add(to: share) { [order] in
            let end = ContinuousClock.now + .milliseconds(milliseconds)
            while ContinuousClock.now < end {}
            order.append(name)
        }
    }

    private func wait(for count: Int) async {
        for _ in 0..<10_000 where order.all.count < count { await Task.yield() }
    }

    @Test("a client waits for one job of a client that has many, and not for all of them")
    func oneJob() async {
        let (busy, other) = (TurnShare(), TurnShare())
        for number in 1...5 { add("busy \(number)", to: busy) }
        add("other", to: other)
        await wait(for: 6)
        #expect(order.all == ["busy 1", "other", "busy 2", "busy 3", "busy 4", "busy 5"])
    }

    @Test("of two clients with much work, each gets half of the time, and not half of the jobs")
    func halves() async {
        let (slow, quick) = (TurnShare(), TurnShare())
        for number in 1...3 { add("slow \(number)", to: slow, milliseconds: 20) }
        for number in 1...20 { add("quick \(number)", to: quick) }
        await wait(for: 23)
        let second = order.all.firstIndex(of: "slow 2") ?? 0
        // 20 jobs of a millisecond take as long as the first slow one. A busy machine makes some of them longer.
        #expect(second >= 4, "\(order.all)")
        #expect(order.all.firstIndex(of: "quick 1") == 1)
    }

    @Test("time that a client has not used before gives it nothing later, and a rest makes all equal")
    func rest() async {
        let (first, second) = (TurnShare(), TurnShare())
        add("first 1", to: first, milliseconds: 5)
        await wait(for: 1)
        add("first 2", to: first)
        add("second 1", to: second)
        add("first 3", to: first)
        add("second 2", to: second, milliseconds: 5)
        await wait(for: 5)
        #expect(order.all.prefix(3) == ["first 1", "first 2", "second 1"])
    }

    @Test("a client pays for work that was done for it in the share of another")
    func charge() async {
        let (payer, other) = (TurnShare(), TurnShare())
        queue.charge(payer, .seconds(1))
        add("payer", to: payer)
        for number in 1...3 { add("other \(number)", to: other) }
        await wait(for: 4)
        #expect(order.all == ["other 1", "other 2", "other 3", "payer"])
    }

    @Test("the heap gives every job once, those of one client in their order")
    func many() async {
        var numbers = SeededNumbers(seed: 7)
        let shares = (0..<40).map { _ in TurnShare() }
        var expected: [[String]] = Array(repeating: [], count: shares.count)
        for job in 0..<1000 {
            let share = Int(numbers.next() % 40)
            expected[share].append("\(share) \(job)")
            add("\(share) \(job)", to: shares[share], milliseconds: 0)
        }
        await wait(for: 1000)
        let all = order.all
        #expect(all.count == 1000)
        for (share, jobs) in expected.enumerated() { #expect(all.filter { $0.hasPrefix("\(share) ") } == jobs) }
    }

    @Test("the sessions of one client together delay a session of another by one turn")
    func sessions() async {
        final class Log { var names: [String] = [] }
        struct Page: View {
            let name: String
            let log: Log
            var body: some View { Button("Press") { log.names.append(name) } }
        }
        let log = Log()
        let busy = TurnShare()
        let crowd = (1...5).map { number in BurstBrowser(share: busy) { Page(name: "busy \(number)", log: log) } }
        let other = BurstBrowser(share: TurnShare()) { Page(name: "other", log: log) }
        for browser in crowd { browser.press("Press") }
        other.press("Press")
        for _ in 0..<10_000 where log.names.count < 6 { await Task.yield() }
        // The queue of the process may be in the middle of a job of another test, after which either may come first.
        #expect(log.names.prefix(2).contains("other"), "\(log.names)")
        #expect(log.names.count == 6)
    }

    /// A loop that runs work when a test tells it to.
    private final class ManualLoop: TurnLoop {
        typealias Work = @MainActor @Sendable () -> Void
        private let work = Mutex<(soon: [Work], later: [Work])>(([], []))

        var counts: [Int] { work.withLock { [$0.soon.count, $0.later.count] } }
        func soon(_ new: @escaping Work) { work.withLock { $0.soon.append(new) } }
        func later(_ new: @escaping Work) { work.withLock { $0.later.append(new) } }

        @MainActor func run() {
            let all = work.withLock { work in
                defer { work = ([], []) }
                return work.soon + work.later
            }
            for work in all { work() }
        }
    }

    @Test("a loop runs jobs for a slice of time, and the rest after other work of the main thread")
    func slices() {
        let loop = ManualLoop()
        queue.run(on: loop)
        for number in 1...2 { add("job \(number)", to: TurnShare(), milliseconds: 10) }
        #expect(loop.counts == [1, 0] && order.all.isEmpty)
        loop.run()
        #expect(order.all == ["job 1"] && loop.counts == [0, 1])
        add("job 3", to: TurnShare(), milliseconds: 0)
        #expect(loop.counts == [0, 1])
        for _ in 1...3 { loop.run() }
        #expect(order.all == ["job 1", "job 2", "job 3"] && loop.counts == [0, 0])
    }

    @Test("a job that runs the loop begins no other job inside itself")
    func nestedLoop() {
        let loop = ManualLoop()
        queue.run(on: loop)
        queue.add(to: TurnShare()) { [self] in
            add("inner", to: TurnShare())
            loop.run()
            order.append("outer")
        }
        loop.run()
        loop.run()
        #expect(order.all == ["outer", "inner"])
    }
}
