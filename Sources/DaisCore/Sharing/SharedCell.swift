// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A shared value in this process: the newest one of the store, and the changes of this process that the store does not
/// have yet.
///
///     change ──▶ shown at once, and kept ──end of the turn──▶ written over the version that was seen
///                                               ▲                      │
///                                               │ again, with the      ├─ performed: the changes are forgotten
///                                               └─ newest value ───────┴─ refused: another process was first
///
/// All changes of a turn are one write, and all that come while a write is on its way are the next one. The news of other
/// processes are handled on the main actor, the newest of a burst alone.
@MainActor
final class SharedCell<Value: Codable & Sendable>: ChangedInPlace {
    private struct Change {
        let apply: (inout Value) -> Void
        /// Indicates whether the value before does not matter.
        var replaces = false
    }

    private struct News {
        var record: SharedRecord?
        var mustRead = false
        var isScheduled = false
    }

    nonisolated let name: String
    /// The value with all changes of this process.
    private nonisolated let shown: Mutex<Value>
    private nonisolated let followers = Mutex<[ObjectIdentifier: Weak<Dependency>]>([:])
    private nonisolated let streams = Mutex<[Int: AsyncStream<Value>.Continuation]>([:])
    private nonisolated let news = Mutex(News())
    private let store: (any SharedStore)?
    /// The value of the store, and its record.
    private var confirmed: Value
    private var record: SharedRecord?
    /// The changes that the store does not have.
    private var changes: [Change] = []
    private var isWriting = false
    private var isReading = false
    private var mustReadAgain = false
    private(set) var isLoaded: Bool
    private var subscription: BroadcastSubscription?
    /// Runs with the first change.
    var firstChange: ((SharedCell) -> Void)?
    private static var mostChanges: Int { 1000 }
    private static var pause: Duration { .seconds(1) }

    init(name: String, initial: Value, store: (any SharedStore)?) {
        self.name = name
        self.store = store
        shown = Mutex(initial)
        confirmed = initial
        isLoaded = store == nil
    }

    /// Follows the store, once.
    func begin() {
        guard let store else { return }
        subscription = store.follow(name) { [weak self] in self?.hear($0) }
        read()
    }

    // MARK: Readers

    /// The value, read on any thread.
    nonisolated var current: Value { shown.withLock { $0 } }

    nonisolated func add(_ follower: Dependency) {
        followers.withLock { $0[ObjectIdentifier(follower)] = Weak(follower) }
    }

    nonisolated func remove(_ follower: ObjectIdentifier) {
        _ = followers.withLock { $0.removeValue(forKey: follower) }
    }

    /// Returns the values from now on, the newest for a slow reader.
    nonisolated func values() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(current)
        let number = streams.withLock { streams in
            let number = (streams.keys.max() ?? 0) + 1
            streams[number] = continuation
            return number
        }
        continuation.onTermination = { [weak self] _ in _ = self?.streams.withLock { $0.removeValue(forKey: number) } }
        return stream
    }

    private func show(_ value: Value) {
        let isSame = shown.withLock { shown in
            defer { shown = value }
            return StateBox<Value>.equal(shown, value)
        }
        guard !isSame else { return }
        markFollowers()
        for stream in streams.withLock({ Array($0.values) }) { stream.yield(value) }
    }

    private nonisolated func markFollowers() {
        for follower in followers.withLock({ $0.values.compactMap(\.object) }) { follower.changed() }
    }

    /// Shows the value of the store with the changes that it does not have.
    private func showAll() {
        var value = confirmed
        for change in changes { change.apply(&value) }
        show(value)
    }

    // MARK: Changes

    /// Replaces the value, from any thread.
    nonisolated func assign(_ value: Value) {
        onMain { $0.perform(Change(apply: { $0 = value }, replaces: true)) }
    }

    /// Changes the value, and does so again whenever another process was first.
    func change(_ change: @escaping (inout Value) -> Void) { perform(Change(apply: change)) }

    nonisolated func changeInPlace<Part>(_ path: [AnyHashable], _ change: @escaping (inout Part) -> Void) -> Bool {
        let whole: AnyKeyPath? = \Value.self
        let found = path.reduce(whole) { path, step in (step.base as? AnyKeyPath).flatMap { path?.appending(path: $0) }
        }
        guard let path = found as? WritableKeyPath<Value, Part> else { return false }
        nonisolated(unsafe) let part = path
        nonisolated(unsafe) let work = change
        onMain { $0.change { value in work(&value[keyPath: part]) } }
        return true
    }

    /// Bindings belong to the main actor, but a task of another one may hold them.
    private nonisolated func onMain(_ work: @escaping @MainActor @Sendable (SharedCell) -> Void) {
        if SharedSpace.isOnMainActor {
            MainActor.assumeIsolated { work(self) }
        } else {
            Task.detached { @MainActor in work(self) }
        }
    }

    private func perform(_ change: Change) {
        guard store != nil else {
            firstChange?(self)
            firstChange = nil
            change.apply(&confirmed)
            return show(confirmed)
        }
        guard changes.count < Self.mostChanges else {
            return Diagnostics.warn(
                "@Shared(\"\(name)\") has \(changes.count) changes that its store does not take; this one is refused.",
                remedy: "See whether the store can be reached.")
        }
        var value = current
        change.apply(&value)
        changes.append(change)
        show(value)
        write()
    }

    // MARK: Writing

    private func write() {
        guard isLoaded, !isWriting, !changes.isEmpty else { return }
        isWriting = true
        // After this turn, which may change more. A task that inherits would keep the session.
        Task.detached { await self.writeAll() }
    }

    private func writeAll() async {
        while !changes.isEmpty {
            let count = changes.count
            var value = confirmed
            for change in changes { change.apply(&value) }
            guard let text = StableJSON.text(of: value) else {
                Diagnostics.warn(
                    "The value of @Shared(\"\(name)\") cannot be encoded; other processes do not get it.",
                    remedy: "Look at encode(to:) of \(Value.self).")
                changes.removeFirst(count)
                break
            }
            if text != record?.text {
                let answer = await answer(to: text, over: record)
                guard answer.isPerformed else {
                    adopt(answer.newest)
                    showAll()
                    continue
                }
                record = answer.newest
                if answer.newest.text != text { value = decoded(answer.newest) ?? value }
            }
            confirmed = value
            changes.removeFirst(count)
            showAll()
        }
        isWriting = false
        handleNews()
    }

    /// Writes until the store answers. The name of the write lets the store perform it once.
    private func answer(to text: String, over seen: SharedRecord?) async -> SharedWrite {
        let id = SecureToken.make()
        while true {
            do {
                return try await store!.write(text, to: name, over: seen, id: id)
            } catch {
                await failed(error)
            }
        }
    }

    private func failed(_ error: any Error) async {
        Diagnostics.limitedLog.write(.error, kind: "shared", "@Shared(\"\(name)\"): \(error)")
        try? await Task.sleep(for: Self.pause)
    }

    // MARK: News

    private nonisolated func hear(_ report: SharedNews) {
        let isFirst = news.withLock { news in
            switch report {
            case .record(let record): news.record = record
            case .changed: news.mustRead = true
            }
            defer { news.isScheduled = true }
            return !news.isScheduled
        }
        guard isFirst else { return }
        Task.detached { @MainActor [weak self] in self?.handleNews() }
    }

    private func handleNews() {
        // The answer to a write or to a reading tells which news are older. They wait until then.
        guard !isWriting, !isReading else { return }
        let (found, mustRead) = news.withLock { news in
            defer { news = News() }
            return (news.record, news.mustRead)
        }
        if let found, record?.era != found.era || found.version > record?.version ?? 0 {
            adopt(found)
            showAll()
        }
        if mustRead { read() }
        write()
    }

    /// Takes over what the store has, whatever this process knows: a store that has lost its last writes is right.
    private func adopt(_ found: SharedRecord) {
        record = found
        if let value = decoded(found) { confirmed = value }
    }

    private func decoded(_ found: SharedRecord) -> Value? {
        if let value: Value = StableJSON.value(of: found.text) { return value }
        Diagnostics.warn(
            "The stored value of @Shared(\"\(name)\") is no \(Value.self); this process does not show it.",
            remedy: "Give values of different types different names, also those of a later build.")
        return nil
    }

    /// Reads the newest record.
    private func read() {
        guard !isReading else { return mustReadAgain = true }
        isReading = true
        Task.detached { await self.readAll() }
    }

    private func readAll() async {
        repeat {
            mustReadAgain = false
            do { found(try await store!.read(name)) } catch {
                await failed(error)
                mustReadAgain = true
            }
        } while mustReadAgain
        isReading = false
        if !isLoaded {
            isLoaded = true
            // Views that show whether it has loaded.
            markFollowers()
        }
        handleNews()
        write()
    }

    private func found(_ newest: SharedRecord?) {
        // The found value may be older than the answer to the write that is on its way.
        guard !isWriting else { return news.withLock { $0.mustRead = true } }
        if let newest {
            // Whoever has replaced the value before this process knew one meant to replace nothing.
            if !isLoaded { changes.removeAll(where: \.replaces) }
            adopt(newest)
            showAll()
        } else if record != nil {
            // The store has lost its values, and this process has one. It writes that, unless another one was first.
            record = nil
            changes.insert(Change(apply: { _ in }), at: 0)
        }
    }
}
