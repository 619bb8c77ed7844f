// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import Synchronization

/// An account counts the requests of one client address, and limits further ones.
package final class AddressAccount: Sendable {
    /// A request with a rate of its own.
    package enum Request: Sendable { case connect, hello, page }

    private struct State {
        var connects: TokenBucket
        var hellos: TokenBucket
        var pages: TokenBucket
        /// Connections that carry requests, and not a session.
        var plain = 0
        var sockets = 0
        var waitingPages = 0
    }

    package let budget: Budget
    /// The place of the address in the queue of the main actor.
    package let share = TurnShare()
    private let state: Mutex<State>

    init(_ limits: TrafficLimits, now: ContinuousClock.Instant) {
        budget = Budget(time: limits.addressMilliseconds, bytes: limits.addressBytes, now: now)
        state = Mutex(
            State(
                connects: TokenBucket(limits.connects, now: now), hellos: TokenBucket(limits.hellos, now: now),
                pages: TokenBucket(limits.pages, now: now)))
    }

    /// Takes one request and returns `nil`, or returns the seconds after which it may be repeated.
    package func take(_ request: Request, now: ContinuousClock.Instant) -> Double? {
        state.withLock { state in
            switch request {
            case .connect: state.connects.take(now: now)
            case .hello: state.hellos.take(now: now)
            case .page: state.pages.take(now: now)
            }
        }
    }

    /// The seconds after which a request may be made, or `nil`. It takes nothing.
    package func wait(_ request: Request, now: ContinuousClock.Instant) -> Double? {
        state.withLock { state in
            // A copy pays.
            var bucket =
                switch request {
                case .connect: state.connects
                case .hello: state.hellos
                case .page: state.pages
                }
            return bucket.take(now: now)
        }
    }

    /// Counts a connection for requests, unless there are `limit` of them.
    func openPlain(limit: Int) -> Bool {
        state.withLock { state in
            guard state.plain < limit else { return false }
            state.plain += 1
            return true
        }
    }

    func closePlain() { state.withLock { $0.plain -= 1 } }
    func openSocket() { state.withLock { $0.sockets += 1 } }
    func closeSocket() { state.withLock { $0.sockets -= 1 } }

    /// Counts a page that waits for the main actor, unless there are `limit` of them.
    func enterQueue(limit: Int) -> Bool {
        state.withLock { state in
            guard state.waitingPages < limit else { return false }
            state.waitingPages += 1
            return true
        }
    }

    func leaveQueue() { state.withLock { $0.waitingPages -= 1 } }

    /// Returns whether a new account would be the same.
    func isUnused(now: ContinuousClock.Instant) -> Bool {
        let isIdle = state.withLock { state in
            state.plain == 0 && state.sockets == 0 && state.waitingPages == 0 && state.connects.isFull(now: now)
                && state.hellos.isFull(now: now) && state.pages.isFull(now: now)
        }
        return isIdle && budget.isFull(now: now)
    }
}

/// The accounts of all client addresses that have asked for something lately.
package final class AddressBook: Sendable {
    private struct Table {
        var accounts: [ClientAddress: AddressAccount] = [:]
        /// The number of accounts at which unused ones are removed. It grows with the used ones, so that the search
        /// costs little per account.
        var cleaningSize = 1024
    }

    private let limits: TrafficLimits
    private let table = Mutex(Table())

    package init(_ limits: TrafficLimits) { self.limits = limits }

    package var count: Int { table.withLock { $0.accounts.count } }

    /// Returns the account of an address, or `nil` if many clients share it.
    package func account(of address: ClientAddress, now: ContinuousClock.Instant = .now) -> AddressAccount? {
        guard address.isLimited else { return nil }
        return table.withLock { table in
            if let known = table.accounts[address] { return known }
            if table.accounts.count >= table.cleaningSize {
                table.accounts = table.accounts.filter { !$0.value.isUnused(now: now) }
                table.cleaningSize = max(1024, table.accounts.count * 2)
            }
            let new = AddressAccount(limits, now: now)
            table.accounts[address] = new
            return new
        }
    }
}
