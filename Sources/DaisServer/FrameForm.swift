// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTPTypes
import NIOWebSocket

/// The form in which the frames of the server cross a channel. All functions are called on the channel's event loop.
protocol FrameForm: Sendable {
    /// The name of the form in metrics and the log.
    var name: String { get }
    /// Writes a frame without flushing.
    func write(_ frame: String, to channel: any Channel, promise: EventLoopPromise<Void>?)
    /// Sends something that the browser answers.
    func ping(_ channel: any Channel)
    /// Sends the last bytes, and closes the channel or its output.
    func finish(_ code: UInt16, _ channel: any Channel)
}

/// A frame is a text message of a WebSocket.
struct SocketForm: FrameForm {
    let name = "websocket"
    /// Indicates whether the browser takes compressed messages.
    var compresses = false

    func write(_ frame: String, to channel: any Channel, promise: EventLoopPromise<Void>?) {
        let compressed = compresses ? MessageCompression.compress(frame, channel.allocator) : nil
        let data = compressed ?? channel.allocator.buffer(string: frame)
        let message = WebSocketFrame(fin: true, rsv1: compressed != nil, opcode: .text, data: data)
        channel.write(message, promise: promise)
    }

    func ping(_ channel: any Channel) {
        let data = channel.allocator.buffer(capacity: 0)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .ping, data: data), promise: nil)
    }

    func finish(_ code: UInt16, _ channel: any Channel) {
        var data = channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code)))
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
            channel.close(mode: .output, promise: nil)
        }
    }
}

/// A frame is an event of the HTTP response `text/event-stream`. A frame has no line break, because it is JSON.
struct EventStreamForm: FrameForm {
    let name = "stream"

    /// Some proxies keep the first bytes of an answer until they have seen enough of it.
    private static let padding = ":" + String(repeating: " ", count: 2048) + "\n"

    func write(_ frame: String, to channel: any Channel, promise: EventLoopPromise<Void>?) {
        write("data: \(frame)\n\n", channel, promise)
    }

    /// Writes the first event, with the address and the key for what the browser sends.
    func open(_ name: String, key: String, _ channel: any Channel) {
        write("\(Self.padding)data: [\"\(name)\",\"\(key)\"]\n\n", channel, nil)
        channel.flush()
    }

    func ping(_ channel: any Channel) {
        write(":\n\n", channel, nil)
        channel.flush()
    }

    func finish(_ code: UInt16, _ channel: any Channel) {
        // The response has told that the connection closes after it.
        channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
    }

    private func write(_ text: String, _ channel: any Channel, _ promise: EventLoopPromise<Void>?) {
        channel.write(HTTPResponsePart.body(channel.allocator.buffer(string: text)), promise: promise)
    }
}
