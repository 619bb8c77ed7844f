// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

@testable import DaisObjects

private final class Tally: Sendable {
    let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
    var value: Int { count.withLock { $0 } }
}

private class Counted: ObservableObject {
    let tally: Tally
    var a = 0 { willSet { objectWillChange.send() } }
    init(_ tally: Tally) { self.tally = tally }
    deinit { tally.add() }
}

private final class CountedPublished: Counted {
    @Published var b = 0
    @Published var c = ""
    var subscriptions: Set<AnyCancellable> = []

    func follow() {
        $b.sink { [weak self] _ in self?.a += 1 }.store(in: &subscriptions)
        objectWillChange.sink { _ in }.store(in: &subscriptions)
    }
}

private final class Shared: ObservableObject, @unchecked Sendable {
    @Published var values: [Int] = []
}

private final class SharedPlain: ObservableObject, @unchecked Sendable {
    func touch() { objectWillChange.send() }
}

private final class Reentrant: ObservableObject {
    deinit { objectWillChange.send() }
}

@Suite struct LifetimeTests {
    @Test("Neither tables nor subscriptions keep objects alive")
    func deinits() {
        let tally = Tally()
        for _ in 0..<500 {
            let plain = Counted(tally)
            _ = plain.objectWillChange
            let published = CountedPublished(tally)
            published.follow()
            published.b = 1
        }
        #expect(tally.value == 1_000)
    }

    @Test("The table of plain objects keeps at most 64 entries of objects that are gone")
    func sideTable() {
        let table = PlainObjects()
        for _ in 0..<10_000 { _ = table.publisher(of: Counted(Tally())) }
        #expect(table.count <= 64)
        let living = (0..<200).map { _ in Counted(Tally()) }
        let publishers = living.map { table.publisher(of: $0) }
        #expect(zip(living, publishers).allSatisfy { table.publisher(of: $0) === $1 })
    }

    @Test("An object that announces its own deinit does not deadlock the table of plain objects")
    func reentrantDeinit() {
        for _ in 0..<200 { _ = Reentrant().objectWillChange }
    }

    @Test("Threads that read, write and subscribe at once get one publisher and intact values")
    func concurrency() {
        let shared = Shared()
        let plain = SharedPlain()
        let identities = Mutex<Set<ObjectIdentifier>>([])
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            for step in 0..<300 {
                shared.values = Array(repeating: worker, count: step % 20)
                let seen = shared.values
                #expect(Set(seen).count <= 1)
                let subscription = shared.$values.sink { _ in }
                identities.withLock {
                    $0.insert(ObjectIdentifier(shared.objectWillChange))
                    $0.insert(ObjectIdentifier(plain.objectWillChange))
                }
                plain.touch()
                subscription.cancel()
            }
        }
        #expect(identities.withLock { $0.count } == 2)
    }
}
