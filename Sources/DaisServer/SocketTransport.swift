// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import NIOCore
import NIOWebSocket
import Synchronization

/// The outbound half of a WebSocket: takes frames from the main actor, writes them on the event loop.
///
/// Calls never wait. What has not reached the kernel counts as pending; a session that finds too much pending writes
/// nothing more until the registry tells it that the rest is small again.
package final class SocketTransport: ClientConnection {
    private struct Outgoing {
        var frames: [String] = []
        var pending = 0
        var congested = false
        var flushing = false
        var closing: UInt16?
    }

    package let client: String
    private let channel: any Channel
    private let outgoing = Mutex(Outgoing())
    private let congestion: Int
    private let onDrained: @Sendable (SocketTransport) -> Void
    /// A peer that does not answer the close, or does not read at all, is cut off after this time.
    private static let closeTimeout = TimeAmount.seconds(2)

    /// - Parameter congestion: pending bytes above which the session has to be told when they are gone.
    init(
        channel: any Channel, client: String, congestion: Int,
        onDrained: @escaping @Sendable (SocketTransport) -> Void
    ) {
        self.channel = channel
        self.client = client
        self.congestion = congestion
        self.onDrained = onDrained
    }

    package var pendingBytes: Int { outgoing.withLock { $0.pending } }

    package func send(_ frame: String) {
        enqueue { outgoing in
            guard outgoing.closing == nil else { return }
            outgoing.frames.append(frame)
            outgoing.pending += frame.utf8.count
            if outgoing.pending > congestion { outgoing.congested = true }
        }
    }

    package func close() { close(code: 1000) }

    package func end(_ code: EndCode) {
        send(ServerFrame.end(code: code, message: code.message).text)
        close(code: code.closeCode)
    }

    package func bind(_ session: Session) {
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(SessionBound(session: session))
        }
    }

    package func heartbeat() {
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(HeartbeatDue())
        }
    }

    func close(code: UInt16) {
        enqueue { $0.closing = $0.closing ?? code }
    }

    private func enqueue(_ change: (inout Outgoing) -> Void) {
        let schedule = outgoing.withLock { outgoing in
            change(&outgoing)
            defer { outgoing.flushing = true }
            return !outgoing.flushing
        }
        if schedule { channel.eventLoop.execute { self.flush() } }
    }

    private func flush() {
        let (frames, closing) = outgoing.withLock { outgoing in
            defer {
                outgoing.frames = []
                outgoing.flushing = false
            }
            return (outgoing.frames, outgoing.closing)
        }
        if !frames.isEmpty { write(frames) }
        if let closing { finish(closing) }
    }

    private func write(_ frames: [String]) {
        var bytes = 0
        let written = channel.eventLoop.makePromise(of: Void.self)
        for (index, frame) in frames.enumerated() {
            bytes += frame.utf8.count
            let message = WebSocketFrame(fin: true, opcode: .text, data: channel.allocator.buffer(string: frame))
            channel.write(message, promise: index == frames.count - 1 ? written : nil)
        }
        channel.flush()
        // The last write ends last, and a failed one means that the connection is gone.
        written.futureResult.whenComplete { [bytes] _ in
            let drained = self.outgoing.withLock { outgoing in
                outgoing.pending -= bytes
                guard outgoing.congested, outgoing.pending <= self.congestion / 2 else { return false }
                outgoing.congested = false
                return true
            }
            if drained { self.onDrained(self) }
        }
    }

    private func finish(_ code: UInt16) {
        var data = channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code)))
        let channel = channel
        channel.pipeline.fireUserInboundEventTriggered(ConnectionEnding())
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
            channel.close(mode: .output, promise: nil)
        }
        let timeout = channel.eventLoop.scheduleTask(in: Self.closeTimeout) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in timeout.cancel() }
    }
}

/// Tells the handler of a channel which session its frames belong to.
struct SessionBound: Sendable {
    let session: Session
}

/// Tells the handler of a channel that a round of pings has come.
struct HeartbeatDue: Sendable {}

/// Tells the handler of a channel that nothing which still arrives matters.
struct ConnectionEnding: Sendable {}
