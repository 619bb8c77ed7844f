// SPDX-License-Identifier: Apache-2.0

/// The end of connections in a server that stops.
extension SessionRegistry {
    /// Sends a browser away, which has the last state of its session then.
    func leave(_ connection: any ClientConnection) {
        if let id = connections[ObjectIdentifier(connection)]?.session { entries[id]?.session.sendLastSnapshot() }
        connection.end(.drain, retry: RetryDelay.milliseconds(returning: connections.count))
    }
}
