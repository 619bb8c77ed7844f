// SPDX-License-Identifier: Apache-2.0

package import DaisCore

/// Why the server ends a connection for good: the code of the last frame, and of the WebSocket's close.
package enum EndReason: String, Sendable {
    /// The session belongs to another connection now, or does not exist any more.
    case expired
    /// The server, or this client's share of it, is full.
    case limit
    /// The process stops; another one will answer.
    case drain
    /// The client does not speak the protocol.
    case refused

    package var closeCode: UInt16 {
        switch self {
        case .expired: 1000
        case .drain: 1001
        case .refused: 1008
        case .limit: 1013
        }
    }

    /// No text of a client's may ever stand here: the frame is put together without escaping.
    package var message: StaticString {
        switch self {
        case .expired: "This page continues in another connection."
        case .limit: "The server has no room for another page at the moment."
        case .drain: "The server restarts."
        case .refused: "The server did not understand this page."
        }
    }

    package var frame: String { "[\"x\",\"\(rawValue)\",\"\(message)\"]" }
}

/// What the registry needs of a connection, so that it can be tested without sockets.
package protocol ClientConnection: SessionTransport {
    /// The client's address, for the limits.
    var client: String { get }
    /// Gives the connection its session: from now on frames go there.
    func bind(_ session: Session)
    /// Sends the last frame and closes.
    func end(_ reason: EndReason)
    /// Sends a ping, or closes if two have not been answered.
    func heartbeat()
}
