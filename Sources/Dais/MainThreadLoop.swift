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
/// a timer is due, or 100 ms
/// have passed ───────────────▶ a pass of the run loop ──▶ timers, blocks and sources of RunLoop.main
/// ```
///
/// The run loop serves the main queue, because it keeps work of the queue from being run inside other work of the queue
/// if an app runs the run loop itself.
@MainActor
final class MainThreadLoop {
    private let eventLoop: any EventLoop
    private let mainQueue: CInt
    private var nextLook: NIODeadline?
    /// The time of the run loop's next timer, as it was last seen.
    private var nextTimer = 0.0

    /// The longest time between two looks at the run loop. Another thread can add a timer, and anyone a block, without
    /// waking the event loop.
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
        lookForTimer()
    }

    // MARK: The run loop

    /// Lets the run loop perform what is due, and comes back when it has the next timer.
    private func look() {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        nextTimer = dais_main_run_loop_next_timer()
        look(at: .now() + min(pauseBeforeTimer, Self.longestPause))
    }

    /// Looks for a timer that work may have added. A look at the run loop itself would cost a tenth of an event.
    fileprivate func lookForTimer() {
        let timer = dais_main_run_loop_next_timer()
        guard timer != nextTimer else { return }
        nextTimer = timer
        look(at: .now() + pauseBeforeTimer)
    }

    private var pauseBeforeTimer: TimeAmount {
        guard nextTimer > 0 else { return Self.longestPause }
        let seconds = min(nextTimer - Date.timeIntervalSinceReferenceDate, 1)
        // A timer can be due a moment before the run loop fires it.
        return max(.nanoseconds(Int64(seconds * 1e9)), .microseconds(500))
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
                loop.lookForTimer()
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
