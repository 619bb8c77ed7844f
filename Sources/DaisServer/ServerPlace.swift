// SPDX-License-Identifier: Apache-2.0

import Hummingbird
import NIOCore
import Synchronization

/// Where views are mounted: whether this is development, and whose names the server answers to.
///
/// Views inside another program's server are not told its address. The first connection tells: it knows the socket it
/// was accepted on, and comes before the first request. Until then, and on sockets without an internet address, it is
/// production, which shows less.
final class ServerPlace: Sendable {
    private let named: ServerEnvironment?
    private let localHostsOnly: Bool
    private let address = Mutex<String?>(nil)

    init(options: ServerOptions) {
        let variable = Environment().get("DAIS_ENV").flatMap { ServerEnvironment(rawValue: $0.lowercased()) }
        named = options.environment ?? variable
        localHostsOnly = options.localHostsOnly
    }

    func accepted(_ channel: any Channel) {
        guard let ip = channel.parent?.localAddress?.ipAddress else { return }
        address.withLock { $0 = ip }
    }

    private var isLoopback: Bool { address.withLock { $0.map(ServerEnvironment.isLoopback) } ?? false }

    var isDevelopment: Bool { (named ?? (isLoopback ? .development : .production)) == .development }

    /// In development on this machine a foreign site could point its own name here and read what is served.
    var answersLocalHostsOnly: Bool { localHostsOnly || (isLoopback && isDevelopment) }
}
