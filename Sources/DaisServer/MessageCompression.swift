// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Compresses and expands the messages of WebSockets: the extension permessage-deflate (RFC 7692) without context
/// takeover.
///
/// Each message is compressed by itself. With a context, every session would keep 256 kB for its next message. So two
/// streams of zlib serve all connections.
enum MessageCompression {
    /// The header field of the handshake in which a browser offers extensions, and the server accepts them.
    static let field = "Sec-WebSocket-Extensions"
    static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
    /// The length in bytes from which a message is compressed. Shorter ones gain less than 200 bytes. Among these is the
    /// welcome, whose secret must not be compressed beside a text that others may choose.
    static let shortest = 512
    /// The end of a flushed stream, which both sides leave out.
    private static let tail: [UInt8] = [0, 0, 0xff, 0xff]

    private static let deflater = Deflater(.raw, level: 1)
    private static let inflater = Inflater(.raw)

    /// Returns whether one of the offers can be accepted by ``answer``.
    ///
    /// - Parameter offers: The values of the header field.
    static func isOffered(_ offers: [String]) -> Bool {
        guard Zlib.system != nil else { return false }
        return offers.flatMap { $0.split(separator: ",") }.contains(where: isAcceptable)
    }

    private static func isAcceptable(_ offer: Substring) -> Bool {
        let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.filter { $0 != " " && $0 != "\t" }
        }
        guard parts.first == "permessage-deflate", Set(parts).count == parts.count else { return false }
        return parts.dropFirst().allSatisfy { parameter in
            switch parameter {
            case "server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits": true
            // The server writes with the largest window and reads any.
            case "server_max_window_bits=15": true
            default: parameter.hasPrefix("client_max_window_bits=") && isWindow(parameter.dropFirst(23))
            }
        }
    }

    private static func isWindow(_ text: Substring) -> Bool {
        let text = text.first == "\"" && text.last == "\"" && text.count > 2 ? text.dropFirst().dropLast() : text
        return (8...15).contains { String($0) == text }
    }

    /// Returns the message of a text, or `nil` if the text is short or would not become shorter.
    static func compress(_ text: String, _ allocator: ByteBufferAllocator) -> ByteBuffer? {
        var text = text
        return text.withUTF8 { utf8 -> ByteBuffer? in
            guard utf8.count >= shortest else { return nil }
            var message = allocator.buffer(capacity: utf8.count)
            let written = message.writeWithUnsafeMutableBytes(minimumWritableBytes: utf8.count) { target in
                let target = UnsafeMutableRawBufferPointer(rebasing: target[..<utf8.count])
                return deflater?.compress(UnsafeRawBufferPointer(utf8), into: target, finishes: false) ?? 0
            }
            guard written > tail.count else { return nil }
            message.moveWriterIndex(to: message.writerIndex - tail.count)
            return message
        }
    }

    /// Returns the text of a message.
    ///
    /// - Parameter limit: The maximum length of the text. A thousandth of its bytes can expand to it.
    static func expand(
        _ message: ByteBuffer, limit: Int, _ allocator: ByteBufferAllocator
    ) throws(Inflater.Failure) -> ByteBuffer {
        var message = message
        message.writeBytes(tail)
        var text = allocator.buffer(capacity: min(limit, message.readableBytes * 4))
        guard let inflater else { throw .broken }
        let failure = message.withUnsafeReadableBytes { bytes in
            inflater.expand(bytes) { part in
                guard text.readableBytes + part.count <= limit else { return false }
                text.writeBytes(part)
                return true
            }
        }
        if let failure { throw failure }
        return text
    }
}
