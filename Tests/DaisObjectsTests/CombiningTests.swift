// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import Testing

private struct Broken: Error, Equatable {}

@Suite struct CombiningTests {
    @Test("combineLatest sends nothing before both have a value, then a pair for every new one")
    func latest() {
        let name = PassthroughSubject<String, Never>()
        let count = PassthroughSubject<Int?, Never>()
        var seen: [String] = []
        let subscription = name.combineLatest(count) { "\($0)\($1 ?? -1)" }.sink { seen.append($0) }
        name.send("a")
        name.send("b")
        count.send(1)
        count.send(nil)
        name.send("c")
        subscription.cancel()
        name.send("d")
        #expect(seen == ["b1", "b-1", "c-1"])
    }

    @Test("combineLatest finishes when both have finished, and fails with the first failure")
    func latestCompletion() {
        let first = PassthroughSubject<Int, Broken>()
        let second = PassthroughSubject<Int, Broken>()
        var ends: [Subscribers.Completion<Broken>] = []
        let one = first.combineLatest(second).sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
        first.send(completion: .finished)
        #expect(ends.isEmpty)
        second.send(completion: .finished)
        #expect(ends == [.finished])
        let third = PassthroughSubject<Int, Broken>()
        let other = third.combineLatest(Just(1).setFailureType(to: Broken.self))
            .sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
        third.send(completion: .failure(Broken()))
        #expect(ends == [.finished, .failure(Broken())])
        one.cancel()
        other.cancel()
    }

    @Test("Three and four publishers combine; a receiver may cause the next value")
    func many() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var sums: [Int] = []
        let three = subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.sink {
            sums.append($0)
            if sums.count < 3 { subjects[0].value += 10 }
        }
        #expect(sums == [3, 13, 23])
        var quads: [Int] = []
        let four = subjects[3].combineLatest(subjects[0], subjects[1], subjects[2]) { $0 + $1 + $2 + $3 }
            .sink { quads.append($0) }
        subjects[3].value = 100
        #expect(quads == [26, 123])
        three.cancel()
        four.cancel()
    }

    @Test("merge sends values of all publishers as they come and finishes with the last")
    func merge() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var finished = false
        let subscription = first.merge(with: second.map { -$0 }, Just(7), Empty<Int, Never>())
            .sink(receiveCompletion: { _ in finished = true }, receiveValue: { seen.append($0) })
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        #expect(!finished)
        second.send(completion: .finished)
        #expect(seen == [7, 1, -2, -3])
        #expect(finished)
        var same: [Int] = []
        let many = Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3)).sink { same.append($0) }
        #expect(same == [1, 2, 3])
        subscription.cancel()
        many.cancel()
    }
}
