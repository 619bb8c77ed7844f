// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import NIOCore
import Synchronization

/// The connections, requests and costs of a server's clients. It is shared by all paths where views are mounted.
package final class ServerTraffic: Sendable {
    let limits: TrafficLimits
    package let addresses: AddressBook
    package let pages: RenderQueue
    package let files: FileQuota
    let metrics: ServerMetrics
    private let open = Atomic(0)
    private let connectionLimit: Int
    private let log: RateLimitedLog

    package init(
        _ limits: TrafficLimits, files: FileQuota.Limits = FileQuota.Limits(), log: RateLimitedLog,
        metrics: ServerMetrics = .shared
    ) {
        self.metrics = metrics
        self.limits = limits
        self.files = FileQuota(files)
        self.log = log
        addresses = AddressBook(limits)
        pages = RenderQueue(limits)
        connectionLimit = limits.maximumConnections ?? OpenFiles.limit / 10 * 9
    }

    /// Counts an accepted connection until it closes.
    ///
    /// - Parameter account: The account of the peer, or `nil` if it is a proxy or this machine.
    /// - Returns: The place of the connection, or `nil` if there is no room for it.
    func accept(_ channel: any Channel, account: AddressAccount?) -> ConnectionPlace? {
        let count = open.add(1, ordering: .relaxed).newValue
        guard count <= connectionLimit else {
            open.subtract(1, ordering: .relaxed)
            metrics.refused(.full)
            log.notice("connection refused: nine tenths of the allowed open files are in use", ["open": "\(count - 1)"])
            return nil
        }
        guard account?.openPlain(limit: limits.connectionsPerAddress) ?? true else {
            open.subtract(1, ordering: .relaxed)
            let peer = channel.remoteAddress?.ipAddress ?? "local"
            metrics.refused(.rate)
            log.notice("connection refused: too many of one client address", ["client": "\(peer)"])
            return nil
        }
        let place = ConnectionPlace(account)
        channel.closeFuture.whenComplete { [self] _ in
            place.leave()
            open.subtract(1, ordering: .relaxed)
        }
        return place
    }
}

/// The place of a connection among those of its address that carry requests. A socket leaves it: the registry of
/// sessions limits sockets.
final class ConnectionPlace: Sendable {
    private let account: AddressAccount?
    private let isTaken = Atomic(true)

    init(_ account: AddressAccount?) { self.account = account }

    func leave() {
        if isTaken.exchange(false, ordering: .relaxed) { account?.closePlain() }
    }
}

/// The connection whose request is being answered. The router is not told it.
struct AcceptedConnection: Sendable {
    let channel: any Channel
    let place: ConnectionPlace

    var peer: SocketAddress? { channel.remoteAddress }

    @TaskLocal static var current: AcceptedConnection?
}

/// The error of a connection that was closed when it was accepted.
struct ConnectionRefused: Error {}
