// SPDX-License-Identifier: Apache-2.0

package import DaisCore
import NIOCore
import Synchronization

/// The outbound half of a connection, which takes frames on the main actor and writes them on the event loop.
///
/// Calls never block. Bytes that have not reached the kernel count as pending; a session with too many pending bytes
/// stops writing until the registry reports that few are left.
package final class ChannelTransport: ClientConnection {
    private struct Outgoing {
        var frames: [String] = []
        var pending = 0
        /// The bytes that were passed to the channel, whether they have reached the kernel or not.
        var passed = 0
        var isWatched = false
        var congested = false
        var flushing = false
        var closing: UInt16?
        /// The remaining budget of the session.
        var budget: Budget?
        /// The time by which previews delay what they send.
        var delay = TimeAmount.zero
    }

    package let client: ClientAddress
    /// The account of the client's address, or `nil` if many clients share it.
    let account: AddressAccount?
    package let request: AuthenticationRequest?
    let channel: any Channel
    /// The form of the frames: messages of a WebSocket, or events of a response.
    let form: any FrameForm
    private let outgoing = Mutex(Outgoing())
    private let congestion: Int
    private let limits: TrafficLimits
    private let isTimed: Bool
    /// The log, whose lines name the client and the request.
    let log: RateLimitedLog
    private let metrics: ServerMetrics
    private let onDrained: @Sendable (ChannelTransport) -> Void
    /// The time after which a peer that does not answer the close, or does not read, is disconnected.
    private static let closeTimeout = TimeAmount.seconds(2)

    /// - Parameters:
    ///   - isTimed: Indicates whether the time of turns counts. In development it does not.
    ///   - congestion: The number of pending bytes above which the session is told when they have been written.
    init(
        channel: any Channel, form: any FrameForm = SocketForm(), client: ClientAddress, account: AddressAccount? = nil,
        isTimed: Bool = true, congestion: Int, limits: TrafficLimits, request: AuthenticationRequest? = nil,
        log: RateLimitedLog, metrics: ServerMetrics = .shared,
        onDrained: @escaping @Sendable (ChannelTransport) -> Void
    ) {
        self.channel = channel
        self.form = form
        self.client = client
        self.account = account
        self.isTimed = isTimed
        self.congestion = congestion
        self.limits = limits
        self.request = request
        self.log = log
        self.metrics = metrics
        self.onDrained = onDrained
    }

    package var pendingBytes: Int { outgoing.withLock { $0.pending } }

    package func send(_ frame: String) {
        // One frame may be longer than the limit. A browser that leaves so much from earlier frames does not read.
        guard pendingBytes <= limits.unsentBytes else { return cut() }
        enqueue { outgoing in
            guard outgoing.closing == nil else { return }
            outgoing.frames.append(frame)
            outgoing.pending += frame.utf8.count
            if outgoing.pending > self.congestion { outgoing.congested = true }
        }
    }

    package func close() { close(code: 1000) }

    package var isOpen: Bool { channel.isActive }

    package var share: TurnShare? { account?.share }

    package var transportName: String { form.name }

    package func end(_ code: EndCode, retry: Int?) { end(code, "", retry: retry) }

    package func end(_ code: EndCode, message: String) { end(code, message, retry: nil) }

    private func end(_ code: EndCode, _ message: String, retry: Int?) {
        send(ServerFrame.end(code: code, message: message, retry: retry).text)
        close(code: code.closeCode)
    }

    package func bind(_ session: Session, budget: Budget) {
        outgoing.withLock { $0.budget = budget }
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(SessionBound(session: session))
        }
    }

    package func resumeReading() {
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(InboxHasRoom())
        }
    }

    package func charge(time: Duration, bytes: Int) {
        let now = ContinuousClock.now
        let time = isTimed ? time : .zero
        let own = outgoing.withLock { $0.budget }?.spend(time: time, bytes: bytes, now: now) ?? true
        let shared = account?.budget.spend(time: time, bytes: bytes, now: now) ?? true
        guard !own || !shared else { return }
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(BudgetSpent())
        }
    }

    /// The time during which the connection should not be read, because its session or its address has cost too much.
    func pause(now: ContinuousClock.Instant = .now) -> Duration? {
        let own = outgoing.withLock { $0.budget }?.pause(now: now)
        let shared = account?.budget.pause(now: now)
        guard let own, let shared else { return own ?? shared }
        return max(own, shared)
    }

    package func heartbeat() {
        channel.eventLoop.execute { [channel] in
            channel.pipeline.fireUserInboundEventTriggered(HeartbeatDue())
        }
    }

    func close(code: UInt16) {
        enqueue { $0.closing = $0.closing ?? code }
    }

    package func slow(by delay: Duration) {
        outgoing.withLock { $0.delay = TimeAmount(delay) }
    }

    private func enqueue(_ change: @escaping @Sendable (inout Outgoing) -> Void) {
        let delay = outgoing.withLock { $0.delay }
        guard delay > .zero else { return perform(change) }
        channel.eventLoop.scheduleTask(in: delay) { self.perform(change) }
    }

    private func perform(_ change: (inout Outgoing) -> Void) {
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
            form.write(frame, to: channel, promise: index == frames.count - 1 ? written : nil)
        }
        channel.flush()
        outgoing.withLock { $0.passed += bytes }
        // Writes complete in order, and a failed one means that the connection is lost.
        written.futureResult.whenComplete { [bytes] _ in
            let drained = self.outgoing.withLock { outgoing in
                outgoing.pending -= bytes
                guard outgoing.congested, outgoing.pending <= self.congestion / 2 else { return false }
                outgoing.congested = false
                return true
            }
            if drained { self.onDrained(self) }
        }
        if pendingBytes > 0 { watch() }
    }

    // MARK: Slow readers

    /// Ends the connection of a browser that takes nothing for too long, whatever it sends meanwhile.
    private func watch() {
        let isFirst = outgoing.withLock { outgoing in
            defer { outgoing.isWatched = true }
            return !outgoing.isWatched
        }
        if isFirst { checkAgain(after: progress) }
    }

    private func checkAgain(after before: Int) {
        let timeout = TimeAmount.nanoseconds(Int64(limits.unsentSeconds * 1e9))
        let task = channel.eventLoop.scheduleTask(in: timeout) { [self] in
            let isDone = outgoing.withLock { outgoing in
                outgoing.isWatched = outgoing.pending > 0
                return !outgoing.isWatched
            }
            if isDone { return }
            let now = progress
            now > before ? checkAgain(after: now) : cut()
        }
        channel.closeFuture.whenComplete { _ in task.cancel() }
    }

    /// The number of bytes that the kernel has taken. A frame may be written in many parts.
    private var progress: Int {
        let buffered = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
        return outgoing.withLock { $0.passed } - (buffered ?? 0)
    }

    private func cut() {
        metrics.refused(.silent)
        log.notice("browser does not read", ["client": "\(client)", "unsent": "\(pendingBytes)"])
        channel.close(promise: nil)
    }

    /// Sends something that the browser answers. It runs on the event loop.
    func ping() { form.ping(channel) }

    private func finish(_ code: UInt16) {
        let channel = channel
        channel.pipeline.fireUserInboundEventTriggered(ConnectionEnding())
        form.finish(code, channel)
        let timeout = channel.eventLoop.scheduleTask(in: Self.closeTimeout) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in timeout.cancel() }
    }
}
