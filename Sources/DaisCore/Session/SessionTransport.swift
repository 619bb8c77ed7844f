// SPDX-License-Identifier: Apache-2.0

/// A connection of a session, which sends frames in order and reports how many bytes wait.
///
/// The server conforms a WebSocket to it; tests conform an array.
package protocol SessionTransport: AnyObject, Sendable {
    /// Queues a text frame without blocking. Frames are sent in the order of the calls.
    func send(_ frame: String)
    /// The number of bytes passed to ``send(_:)`` that have not reached the socket. The session stops writing patches
    /// while it exceeds the limit, and sends one merged patch in the turn after that, which the owner of
    /// the connection asks for with ``Session/requestTurn()``.
    var pendingBytes: Int { get }
    /// Reads on after ``Session/enqueue(_:bytes:)`` has returned `false`.
    func resumeReading()
    /// Reports what frames of the browser have cost: time on the main actor, and bytes of whole documents.
    func charge(time: Duration, bytes: Int)
    /// Ends the connection after the queued frames have been sent. The session lives on until it is closed.
    func close()
}

// A transport without a network has nothing to stop reading, and no client that pays.
extension SessionTransport {
    package func resumeReading() {}
    package func charge(time: Duration, bytes: Int) {}
}
