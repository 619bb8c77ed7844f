// SPDX-License-Identifier: Apache-2.0

/// What a connection must do for a session: take frames, in order, and say how much is still waiting.
///
/// The server target conforms a WebSocket to it; tests conform an array.
package protocol SessionTransport: AnyObject, Sendable {
    /// Queues one text frame. Never blocks; frames leave in the order of the calls.
    func send(_ frame: String)
    /// Bytes that were given to ``send(_:)`` and have not reached the socket yet. The session stops writing patches
    /// while this is above its limit and sends one merged patch when ``Session/transportDrained()`` is called.
    var pendingBytes: Int { get }
    /// Ends the connection after what is queued has been sent. The session itself lives on until it is closed.
    func close()
}
