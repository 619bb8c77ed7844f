// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Synchronization

/// Numbers the states of pages and keeps the newest of each in a store.
///
/// | the browser returns | the store has | the page continues with |
/// |---|---|---|
/// | the newest state, or a newer one | any state, or none | the state of the browser |
/// | an older state | a newer one | the newer one |
/// | the name of a state | that state, or another one | the state of the store |
/// | the name of a state | none, or gives no answer | nothing: it begins anew and says so |
/// | a state | gives no answer within two seconds | the state of the browser |
///
/// The number and the name of the page are inside of what is encrypted.
package final class SnapshotDesk: Sendable {
    /// A state as it was encrypted.
    private struct Marked {
        var page: String
        var number: Int
        /// Indicates whether the text is the name of a state that the store has.
        var isName: Bool
        var bytes: [UInt8]
    }

    private let seal: SnapshotSeal
    private let store: any SnapshotStore
    private let lifetime: Int
    /// The length of a state that a browser keeps itself.
    private let browserBytes: Int
    private let patience: Duration
    private let log: RateLimitedLog
    private let saving = Atomic(0)
    /// The longest encrypted state, in bytes.
    static let longest = 512 * 1024
    // The first byte of what is encrypted. JSON begins with a brace.
    private static let whole: UInt8 = 1
    private static let name: UInt8 = 2

    init(
        _ seal: SnapshotSeal, store: any SnapshotStore, lifetime: Int, browserBytes: Int,
        patience: Duration = .seconds(2), log: RateLimitedLog
    ) {
        self.seal = seal
        self.store = store
        self.lifetime = lifetime
        self.browserBytes = browserBytes
        self.patience = patience
        self.log = log
    }

    // MARK: Returning

    /// Returns the state with which a page continues, encrypted, and the line of its next states. The state is the empty
    /// string if the page begins anew.
    func look(up sealed: String, _ identity: String?) async -> (sealed: String, line: SnapshotLine) {
        guard let theirs = open(sealed, identity)?.marked else { return (sealed, SnapshotLine()) }
        let own = theirs.isName ? "" : sealed
        let newest: KeptState?
        do {
            newest = try await newestInTime(theirs.page)
        } catch {
            log.write(.warning, kind: "snapshot store", "The store of page states gives no answer: \(error)")
            return (own, SnapshotLine(page: theirs.page, number: theirs.number))
        }
        let line = SnapshotLine(page: theirs.page, number: max(theirs.number, newest?.number ?? 0))
        guard let newest, theirs.isName || newest.number > theirs.number else { return (own, line) }
        // It is of the same page. Nevertheless it may have expired, or belong to somebody else by now.
        guard open(newest.sealed, identity)?.marked?.page == theirs.page else { return ("", line) }
        return (newest.sealed, line)
    }

    private struct Late: Error, CustomStringConvertible {
        let description = "it was too late"
    }

    private func newestInTime(_ page: String) async throws -> KeptState? {
        // A store that does not answer may also not heed a cancellation.
        let (answers, answer) = AsyncThrowingStream.makeStream(of: KeptState?.self)
        let asking = Task { [store] in
            do {
                answer.yield(try await store.newest(of: page))
                answer.finish()
            } catch {
                answer.finish(throwing: error)
            }
        }
        let clock = Task { [patience] in
            try? await Task.sleep(for: patience)
            answer.finish(throwing: Late())
        }
        defer {
            asking.cancel()
            clock.cancel()
        }
        for try await found in answers { return found }
        return nil
    }

    /// Opens a text. The state inside has no mark if it was made without a store.
    private func open(_ sealed: String, _ identity: String?) -> (marked: Marked?, opened: SnapshotSeal.Opened)? {
        guard let opened = seal.open(sealed, identity) else { return nil }
        let bytes = opened.bytes
        guard let first = bytes.first, first == Self.whole || first == Self.name else { return (nil, opened) }
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let parts = String(decoding: bytes[1..<end], as: UTF8.self).split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        let marked = Marked(
            page: String(parts[0]), number: number, isName: first == Self.name, bytes: Array(bytes[(end + 1)...]))
        return (marked, opened)
    }

    // MARK: Keeping

    /// Returns the seal of one session.
    func seal(for line: SnapshotLine) -> SnapshotSeal {
        SnapshotSeal(
            seal: { self.keep($0, line, $1, number: $2) },
            open: { sealed, identity in
                guard let (marked, opened) = self.open(sealed, identity) else { return nil }
                guard let marked else { return opened }
                return SnapshotSeal.Opened(
                    bytes: marked.isName ? [] : marked.bytes, number: opened.number, age: opened.age,
                    isOfThisBuild: opened.isOfThisBuild)
            })
    }

    /// Keeps a state, and returns it or its name for the browser.
    private func keep(_ bytes: [UInt8], _ line: SnapshotLine, _ identity: String?, number tab: UInt32) -> String {
        let (page, number) = line.next()
        let mark = Array("\(page) \(number)\n".utf8)
        let sealed = seal.seal([Self.whole] + mark + bytes, identity, tab)
        if line.wait(KeptState(number: number, sealed: sealed)) {
            saving.add(1, ordering: .sequentiallyConsistent)
            Task.detached {
                await self.keepAll(of: line)
                self.saving.subtract(1, ordering: .sequentiallyConsistent)
            }
        }
        return sealed.utf8.count <= browserBytes ? sealed : seal.seal([Self.name] + mark, identity, tab)
    }

    private func keepAll(of line: SnapshotLine) async {
        while let (page, kept) = line.take() {
            do {
                if try await !store.keep(kept, of: page, seconds: lifetime) { await line.fork(from: page) }
            } catch {
                log.write(.warning, kind: "snapshot store", "The store of page states has not kept one: \(error)")
            }
        }
    }

    /// Waits until the store has what the sessions have sent, for the time of its patience at most.
    func finish() async {
        let end = ContinuousClock.now + patience
        while saving.load(ordering: .sequentiallyConsistent) > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
