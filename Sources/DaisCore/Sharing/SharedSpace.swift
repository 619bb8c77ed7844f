// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The shared values of one process, by name.
///
/// A cell lives as long as a view or a model uses it. Without a store, a cell that somebody has changed stays, because it
/// is the only place of its value. The last cells stay in any case: a first page reads values that its session reads
/// again a moment later.
package final class SharedSpace: Sendable {
    private struct Connection {
        var store: (any SharedStore)?
        var broadcast: any Broadcast = InProcessBroadcast()
    }

    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    @MainActor private final class Spaces {
        var cells: [Key: Weak<AnyObject>] = [:]
        var types: [String: Key] = [:]
        var changed: [ObjectIdentifier: AnyObject] = [:]
        var recent = RingBuffer<AnyObject>()
        /// The number of entries at which those of freed cells are removed.
        var limit = 512
        nonisolated init() {}
    }

    package static let process = SharedSpace()
    /// The space of views that are mounted inside of a test which plays several processes.
    @TaskLocal static var current: SharedSpace?
    static var now: SharedSpace { current ?? process }

    private let connection: Mutex<Connection>
    private let table = Spaces()
    private static let recentCells = 256

    private static let mainQueue = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Indicates whether the caller runs on the main actor. Turns run on the main thread, in some programs outside of the
    /// main queue. In others, such as those with an asynchronous `main`, another thread serves the main queue.
    static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }

    package init(store: (any SharedStore)? = nil, broadcast: any Broadcast = InProcessBroadcast()) {
        connection = Mutex(Connection(store: store, broadcast: broadcast))
    }

    var broadcast: any Broadcast { connection.withLock { $0.broadcast } }

    func connect(store: (any SharedStore)?, broadcast: any Broadcast) {
        connection.withLock { $0 = Connection(store: store, broadcast: broadcast) }
    }

    /// Returns the cell of a name.
    ///
    /// - Parameter initial: The value of the name until somebody writes it.
    @MainActor
    func cell<Value: Codable & Sendable>(_ name: String, initial: Value) -> SharedCell<Value> {
        let key = Key(name: name, type: ObjectIdentifier(Value.self))
        if let known = table.cells[key]?.object {
            remember(known)
            return unsafeDowncast(known, to: SharedCell<Value>.self)
        }
        if table.cells.count >= table.limit { removeFreed() }
        if let other = table.types.updateValue(key, forKey: name), other != key {
            Diagnostics.warn(
                "@Shared(\"\(name)\") has two types; \(Value.self) does not see the changes of the other one.",
                remedy: "Give values of different types different names.")
        }
        let store = connection.withLock { $0.store }
        let cell = SharedCell(name: name, initial: initial, store: store)
        table.cells[key] = Weak(cell)
        remember(cell)
        if store == nil {
            let table = table
            cell.firstChange = { table.changed[ObjectIdentifier($0)] = $0 }
        }
        cell.begin()
        return cell
    }

    @MainActor private func remember(_ cell: AnyObject) {
        table.recent.append(cell)
        if table.recent.count > Self.recentCells { _ = table.recent.removeFirst() }
    }

    @MainActor private func removeFreed() {
        table.cells = table.cells.filter { $0.value.object != nil }
        table.types = table.types.filter { table.cells[$0.value] != nil }
        table.limit = max(512, table.cells.count * 2)
    }
}
