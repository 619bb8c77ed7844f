// SPDX-License-Identifier: Apache-2.0

import CDaisMainQueue
import DaisCore
import Foundation
import NIOCore
import NIOPosix

/// The event loop of an app's sockets, which runs on the main thread and serves everything else there too.
///
/// A frame of a browser is handled, and answered, where it was read. With threads of their own, the sockets would wake
/// the main thread for each frame, and the main thread would wake them for each answer. That cost several times as much
/// as the turn itself.
///
/// ```
/// a socket is readable ──────▶ its frames ──▶ turns of their sessions ──▶ answers      in one pass of the event loop
/// the main queue has work ───▶ a pass of the run loop ──▶ tasks of the main actor, and blocks of DispatchQueue.main
/// a timer is due, or
/// work may have added one ───▶ a pass of the run loop ──▶ timers, blocks and sources of RunLoop.main
/// ```
///
/// The run loop serves the main queue, because it keeps work of the queue from being run inside other work of the queue
/// if an app runs the run loop itself.
@MainActor
final class MainThreadLoop {
    private let eventLoop: any EventLoop
    private let mainQueue: CInt
    private var lastLook = NIODeadline.now()
    private var nextLook: NIODeadline?

    /// The time after a look at the run loop during which work causes no other look. A look takes 5 µs.
    private static let pauseAfterLook = TimeAmount.milliseconds(1)
    /// The time after a look at which the run loop is looked at again if there was work meanwhile.
    private static let pauseAfterWork = TimeAmount.milliseconds(10)
    /// The longest time between two looks. Another thread can add a timer without waking the event loop.
    private static let longestPause = TimeAmount.milliseconds(100)

    private init(_ eventLoop: any EventLoop, mainQueue: CInt) {
        self.eventLoop = eventLoop
        self.mainQueue = mainQueue
    }

    /// Runs the loop on the main thread and never returns. Where the system has no descriptor of the main queue, it
    /// returns `false` at once.
    ///
    /// - Parameter start: A closure that starts the server of the sockets on this event loop.
    static func run(_ start: @escaping (any EventLoop) -> Void) -> Bool {
        let mainQueue = dais_main_queue_descriptor()
        guard mainQueue >= 0 else { return false }
        MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
            MainActor.assumeIsolated {
                let loop = MainThreadLoop(eventLoop, mainQueue: mainQueue)
                TurnQueue.main.run(on: TurnPlace(eventLoop: eventLoop, loop: loop))
                loop.watchMainQueue()
                loop.look()
            }
            start(eventLoop)
        }
        preconditionFailure("The event loop of the main thread has ended")
    }

    // MARK: The main queue

    private func watchMainQueue() {
        // The channel closes its descriptor.
        let descriptor = dup(mainQueue)
        NIOPipeBootstrap(group: eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(MainQueueHandler(loop: self))
                }
            }
            .takingOwnershipOfDescriptor(input: descriptor)
            .whenFailure { fatalError("The main queue cannot be watched: \($0)") }
    }

    fileprivate func serveMainQueue() {
        // The channel has read the descriptor, and the run loop expects to find it readable.
        dais_main_queue_poke(mainQueue)
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        lookAfterWork()
    }

    // MARK: The run loop

    /// Lets the run loop perform what is due, and comes back when it has the next timer.
    private func look() {
        let date = RunLoop.main.limitDate(forMode: .default)
        lastLook = .now()
        let seconds = min(max(date?.timeIntervalSinceNow ?? 1, 0.001), 1)
        look(at: lastLook + min(.nanoseconds(Int64(seconds * 1e9)), Self.longestPause))
    }

    /// Looks at the run loop after work that may have added something to it.
    fileprivate func lookAfterWork() {
        if .now() >= lastLook + Self.pauseAfterLook { look() } else { look(at: lastLook + Self.pauseAfterWork) }
    }

    private func look(at time: NIODeadline) {
        if let nextLook, nextLook <= time { return }
        nextLook = time
        eventLoop.scheduleTask(deadline: time) {
            MainActor.assumeIsolated {
                // Meanwhile an earlier look may have been asked for, which then asks for the next one.
                guard self.nextLook == time else { return }
                self.nextLook = nil
                self.look()
            }
        }
    }
}

/// Runs turns in the pass of the event loop in which their frames were read.
private struct TurnPlace: TurnLoop {
    let eventLoop: any EventLoop
    let loop: MainThreadLoop

    func soon(_ work: @escaping @MainActor @Sendable () -> Void) {
        eventLoop.execute {
            MainActor.assumeIsolated {
                work()
                loop.lookAfterWork()
            }
        }
    }

    func later(_ work: @escaping @MainActor @Sendable () -> Void) {
        // Before its next pass, the event loop reads the sockets, and then it serves the main queue.
        Task.detached { @MainActor in work() }
    }
}

/// Serves the main queue when its descriptor is readable.
private final class MainQueueHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private let loop: MainThreadLoop

    init(loop: MainThreadLoop) { self.loop = loop }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        MainActor.assumeIsolated { loop.serveMainQueue() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        fatalError("The descriptor of the main queue was closed")
    }
}
