// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import Foundation
import Testing

/// A log on the main actor. It traps if work on the main queue does not count as work on the main actor.
@MainActor private final class Log {
    var entries: [String] = []
}

/// Waits on the main actor, where no run loop runs, until `condition` holds or three seconds passed.
@MainActor private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<300 where !condition() {
        try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
}

@Suite @MainActor struct SchedulerTests {
    @Test("receive(on:) with the main queue, run loop and operation queue delivers on the main actor")
    func receiveOnMain() async {
        let log = Log()
        let subject = PassthroughSubject<String, Never>()
        var subscriptions: Set<AnyCancellable> = []
        func note(_ place: String) -> (String) -> Void {
            { value in MainActor.assumeIsolated { log.entries.append("\(place) \(value)") } }
        }
        subject.receive(on: DispatchQueue.main).sink(receiveValue: note("queue")).store(in: &subscriptions)
        subject.receive(on: RunLoop.main).sink(receiveValue: note("loop")).store(in: &subscriptions)
        subject.receive(on: OperationQueue.main).sink(receiveValue: note("operations")).store(in: &subscriptions)
        DispatchQueue.global().async { [send = Sending(subject: subject)] in send.subject.send("x") }
        #expect(await eventually { log.entries.count == 3 })
        #expect(Set(log.entries) == ["queue x", "loop x", "operations x"])
        subscriptions.removeAll()
    }

    @Test("debounce on the main queue and run loop sends only the last of several quick values")
    func debounce() async {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let queue = subject.debounce(for: 0.05, scheduler: DispatchQueue.main).sink { log.entries.append("q\($0)") }
        let loop = subject.debounce(for: .milliseconds(50), scheduler: RunLoop.main).sink {
            log.entries.append("l\($0)")
        }
        for value in 1...5 { subject.send(value) }
        #expect(log.entries.isEmpty)
        #expect(await eventually { log.entries.count >= 2 })
        #expect(log.entries.sorted() == ["l5", "q5"])
        queue.cancel()
        loop.cancel()
    }

    @Test("throttle and delay run on the main run loop and queue")
    func throttleAndDelay() async {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let throttled = subject.throttle(for: .milliseconds(40), scheduler: RunLoop.main, latest: true).sink {
            log.entries.append("t\($0)")
        }
        let delayed = subject.delay(for: 0.02, scheduler: DispatchQueue.main).sink { log.entries.append("d\($0)") }
        subject.send(1)
        #expect(await eventually { Set(log.entries).isSuperset(of: ["t1", "d1"]) })
        throttled.cancel()
        delayed.cancel()
    }

    @Test("A background run loop runs work itself")
    func backgroundRunLoop() async {
        let thread = Thread {
            Just(()).receive(on: RunLoop.current).sink { Thread.current.threadDictionary["ran"] = true }
                .store(in: &Kept.shared.subscriptions)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
            Kept.shared.ran = Thread.current.threadDictionary["ran"] != nil
        }
        thread.start()
        #expect(await eventually { thread.isFinished })
        #expect(Kept.shared.ran)
    }

    @Test("Spans are what their literals and names say")
    func spans() {
        typealias QueueSpan = DispatchQueue.SchedulerTimeType.Stride
        #expect(QueueSpan(floatLiteral: 0.3) == .milliseconds(300))
        #expect(QueueSpan(integerLiteral: 2) == .seconds(2.0))
        #expect(QueueSpan(.never) == .nanoseconds(.max))
        #expect(QueueSpan.seconds(.max) == .nanoseconds(.max))
        #expect(QueueSpan.microseconds(5) * 2_000_000 == .seconds(10))
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .milliseconds(-20))) == .milliseconds(-20))
        let later = RunLoop.main.now.advanced(by: .milliseconds(1_500))
        #expect(later.distance(to: later.advanced(by: 2.5)).timeInterval == 2.5)
    }
}

private struct Sending: @unchecked Sendable {
    let subject: PassthroughSubject<String, Never>
}

private final class Kept: @unchecked Sendable {
    static let shared = Kept()
    var subscriptions: Set<AnyCancellable> = []
    var ran = false
}
