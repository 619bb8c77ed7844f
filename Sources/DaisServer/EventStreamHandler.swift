// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Takes the frames of a browser that receives an event stream. They come in requests on other connections, one at a
/// time. It runs on the event loop of the stream's channel.
///
/// ```
/// request 1 ──▶ taken ──▶ request 2 ──▶ held up until the connection is read again ──▶ taken
///                            │ repeated by a proxy: the same answer
///                            │ any other number: the stream ends
/// ```
final class EventStreamHandler: ChannelInboundHandler, FrameSource {
    typealias InboundIn = NIOAny

    /// The answer to a request with frames.
    enum Answer: Sendable { case taken, gone }

    private let intake: FrameIntake
    private let form: EventStreamForm
    private let longestFrame: Int
    private let stream: EventStreams.Stream
    private let hello: ByteBuffer
    /// The number of the last request.
    private var last = 0
    /// The last request, while the connection is not read.
    private var waiting: EventLoopPromise<Answer>?

    init(
        _ intake: FrameIntake, form: EventStreamForm, stream: EventStreams.Stream, hello: ByteBuffer, longestFrame: Int
    ) {
        self.intake = intake
        self.form = form
        self.stream = stream
        self.hello = hello
        self.longestFrame = longestFrame
    }

    func handlerAdded(context: ChannelHandlerContext) {
        form.open(stream.name, key: stream.key, context.channel)
        intake.open(self)
        if !intake.isOver { intake.receive(hello) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        intake.close()
        answer(.gone)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if !intake.handle(event) { context.fireUserInboundEventTriggered(event) }
    }

    /// Takes the frames of a request.
    ///
    /// - Parameter number: The number of the request, from 1.
    func take(_ frames: [ByteBuffer], number: Int, on eventLoop: any EventLoop) -> EventLoopFuture<Answer> {
        guard !intake.isOver else { return eventLoop.makeSucceededFuture(.gone) }
        if number == last { return waiting?.futureResult ?? eventLoop.makeSucceededFuture(.taken) }
        guard number == last + 1, waiting == nil else {
            intake.refuse("requests of an event stream out of turn")
            return eventLoop.makeSucceededFuture(.gone)
        }
        last = number
        intake.heard()
        intake.spend(1)
        for frame in frames {
            if intake.isReading { take(frame) } else { intake.hold { [unowned self] in take(frame) } }
        }
        if intake.isOver { return eventLoop.makeSucceededFuture(.gone) }
        if intake.isReading { return eventLoop.makeSucceededFuture(.taken) }
        let answer = eventLoop.makePromise(of: Answer.self)
        waiting = answer
        return answer.futureResult
    }

    private func take(_ frame: ByteBuffer) {
        if intake.isOver { return }
        guard frame.readableBytes <= longestFrame else { return intake.reject("oversized frame", code: 1009) }
        intake.receive(frame)
    }

    func setReading(_ reads: Bool) {
        if reads { answer(.taken) }
    }

    private func answer(_ answer: Answer) {
        waiting?.succeed(answer)
        waiting = nil
    }
}
