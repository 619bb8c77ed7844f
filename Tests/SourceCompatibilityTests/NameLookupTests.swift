// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI
import Testing

// Typical model code. Every name must be unambiguous, without a warning, in language modes 5 and 6.

private class Attachment {
    var bytes = 0
}

@MainActor
private class Inbox: ObservableObject {
    @Published var unread = 0
    @Published private(set) var title = ""
    @Published var attachment = Attachment()
    @Published var items: [String] = [] {
        didSet { revisions += 1 }
    }
    var revisions = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $unread.map { "\($0) unread" }.assign(to: &$title)
        $items
            .map(\.count)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] count in self?.unread = count }
            .store(in: &cancellables)
        Publishers.CombineLatest($unread, $title)
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { _ in }
            .store(in: &cancellables)
    }

    func load() async {
        unread += 1
    }
}

private class ArchivedInbox: Inbox {
    @Published var year = 2024
}

private final class OldInbox: ArchivedInbox {
    var note = "" {
        willSet { objectWillChange.send() }
    }
}

private final class Store: ObservableObject {
    @Published var counter = 0
    let events = PassthroughSubject<String, Never>()
    let state = CurrentValueSubject<Int, Never>(0)
    var cancellable: AnyCancellable?
}

@MainActor
private final class Player: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var position = 0.0 {
        willSet { objectWillChange.send() }
    }
}

private final class Router: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var path: [String] = [] {
        willSet { objectWillChange.send() }
    }
}

@MainActor
private final class MainRouter: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var path: [String] = [] {
        willSet { objectWillChange.send() }
    }
}

private func observe<Model: ObservableObject>(_ model: Model) -> AnyCancellable {
    model.objectWillChange.sink { _ in }
}

@Suite @MainActor struct NameLookupTests {
    @Test("A file that imports both Combine and SwiftUI finds one ObservableObject and one Published")
    func observableObject() {
        let inbox = Inbox()
        var seen: [Int] = []
        let subscription = inbox.$unread.map { $0 * 2 }.sink { seen.append($0) }
        inbox.unread = 2
        subscription.cancel()
        #expect(seen == [0, 4])
        #expect(inbox.title == "2 unread")
        observe(inbox).cancel()
    }

    @Test("A third-level subclass announces a property without @Published")
    func subclass() {
        let inbox = OldInbox()
        var count = 0
        let subscription = inbox.objectWillChange.sink { count += 1 }
        inbox.note = "a"
        inbox.year = 2023
        inbox.attachment = Attachment()
        subscription.cancel()
        #expect(count == 3)
    }

    @Test("Own publishers deliver, on and off the main actor")
    func ownPublishers() {
        var count = 0
        let player = Player()
        let router = Router()
        let mainRouter = MainRouter()
        let subscriptions = [
            player.objectWillChange.sink { count += 1 },
            router.objectWillChange.sink { count += 1 },
            mainRouter.objectWillChange.sink { count += 1 },
        ]
        player.position = 1
        router.path.append("a")
        mainRouter.path.append("a")
        for subscription in subscriptions { subscription.cancel() }
        #expect(count == 3)
    }

    @Test("The usual operators and subjects resolve")
    func operators() {
        let store = Store()
        var log: [String] = []
        store.cancellable = store.events
            .filter { !$0.isEmpty }
            .merge(with: Just("start"))
            .combineLatest(store.state)
            .map { "\($0)\($1)" }
            .eraseToAnyPublisher()
            .handleEvents(receiveCompletion: { _ in })
            .sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
        store.events.send("e")
        store.state.send(1)
        store.state.value += 1
        #expect(log == ["start0", "e0", "e1", "e2"])
        let sum = Optional(3).publisher.flatMap { Future<Int, Never> { [n = $0] done in done(.success(n + 1)) } }
            .sink { #expect($0 == 4) }
        sum.cancel()
    }
}
