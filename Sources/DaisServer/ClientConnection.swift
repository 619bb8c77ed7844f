// SPDX-License-Identifier: Apache-2.0

package import DaisCore

extension EndCode {
    /// The code of the WebSocket's close that follows the last frame.
    package var closeCode: UInt16 {
        switch self {
        case .expired, .reload: 1000
        case .drain: 1001
        case .refused: 1008
        case .limit: 1013
        }
    }

    /// What a person may read; nothing of the server's inside.
    package var message: String {
        switch self {
        case .expired: "This page continues in another window."
        case .reload: "There is a newer version of this page."
        case .drain: "The server restarts."
        case .refused: "The server did not understand this page."
        case .limit: "The server has no room for another page at the moment."
        }
    }
}

/// What the registry needs of a connection, so that it can be tested without sockets.
package protocol ClientConnection: SessionTransport {
    /// The client's address, for the limits.
    var client: String { get }
    /// Gives the connection its session: from now on frames go there.
    func bind(_ session: Session)
    /// Sends the last frame and closes.
    func end(_ code: EndCode)
    /// Sends a ping, or closes if two have not been answered.
    func heartbeat()
}
