// SPDX-License-Identifier: Apache-2.0

package import DaisCore

extension EndCode {
    /// The close code of the WebSocket after the last frame.
    package var closeCode: UInt16 {
        switch self {
        case .ended, .expired, .reload: 1000
        case .drain: 1001
        case .refused: 1008
        case .limit: 1013
        }
    }
}

/// The time after which a browser may come again.
package enum RetryDelay {
    /// Returns the time in milliseconds within which a browser comes again that may do so after `seconds`. It waits for
    /// a random part of the second half, so that browsers which left together do not return together.
    package static func milliseconds(after seconds: Double) -> Int { Int(min(max(seconds, 1), 60) * 2000) }

    /// The same for a server that stops, whose successor has to render a page for each browser.
    static func milliseconds(returning count: Int) -> Int { milliseconds(after: Double(count) * 0.003) }
}

/// The interface of a connection for the registry, which allows tests without sockets.
package protocol ClientConnection: SessionTransport {
    /// The client's address, for the limits.
    var client: ClientAddress { get }
    /// The place of the client in the queue of the main actor, or `nil` if many clients share its address.
    var share: TurnShare? { get }
    /// Indicates whether the browser is still there.
    var isOpen: Bool { get }
    /// Assigns a session, to which further frames go, and which pays for them.
    func bind(_ session: Session, budget: Budget)
    /// Sends the last frame and closes the connection.
    ///
    /// - Parameter retry: The time in milliseconds within which the browser comes again, or `nil` if it decides.
    func end(_ code: EndCode, retry: Int?)
    /// Sends the last frame with a message of the app for the user, and closes the connection.
    func end(_ code: EndCode, message: String)
    /// The name in metrics of how frames travel: `websocket` or `stream`.
    var transportName: String { get }
    /// The request that opened the connection, or `nil` if it was none.
    var request: AuthenticationRequest? { get }
    /// Lets everything that is sent from now on arrive later.
    func slow(by delay: Duration)
    /// Sends a ping, or closes the connection if two pings have not been answered.
    func heartbeat()
}

extension ClientConnection {
    package var share: TurnShare? { nil }
    package func slow(by delay: Duration) {}
    package var transportName: String { "websocket" }
    package var request: AuthenticationRequest? { nil }
    package func end(_ code: EndCode) { end(code, retry: nil) }
    package func end(_ code: EndCode, message: String) { end(code, retry: nil) }
}
