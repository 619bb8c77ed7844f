// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import Testing

private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var length = 0

    init() { $query.map(\.count).assign(to: &$length) }
}

private final class Payload {
    let onDeinit: () -> Void
    init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

private final class Holder: ObservableObject {
    @Published var payload: Payload?
    @Published var other = 0
}

@Suite struct PublishedTests {
    @Test("$property starts with the current value and sends later ones before they are stored")
    func projectedPublisher() {
        let search = Search()
        search.query = "a"
        var seen: [String] = []
        let subscription = search.$query.map { "\($0)|\(search.query)" }.sink { seen.append($0) }
        search.query = "ab"
        subscription.cancel()
        search.query = "abc"
        #expect(seen == ["a|a", "ab|a"])
    }

    @Test("The object announces a change before the property's own publisher sends it")
    func order() {
        let holder = Holder()
        var log: [String] = []
        let object = holder.objectWillChange.sink { log.append("object, still \(holder.other)") }
        let property = holder.$other.dropFirst().sink { log.append("property \($0), still \(holder.other)") }
        holder.other = 1
        object.cancel()
        property.cancel()
        #expect(log == ["object, still 0", "property 1, still 0"])
    }

    @Test("assign(to: &$property) writes the property, announces it, and ends with the object")
    func assignToPublished() {
        let source = PassthroughSubject<String, Never>()
        weak var gone: Search?
        do {
            let search = Search()
            gone = search
            source.assign(to: &search.$query)
            source.send("four")
            #expect(search.query == "four")
            #expect(search.length == 4)
        }
        #expect(gone == nil)
        source.send("nobody listens")
    }

    @Test("A value is released as soon as it is replaced, and its deinit may write the same object")
    func replacedValue() {
        let holder = Holder()
        holder.payload = Payload { holder.other += 1 }
        holder.payload = nil
        #expect(holder.other == 1)
        #expect(holder.payload == nil)
    }
}
