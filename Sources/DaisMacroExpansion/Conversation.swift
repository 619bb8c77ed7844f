// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Answers the messages of the compiler until it closes the pipe.
///
/// A message is a length of eight bytes, the lowest first, and JSON of that length.
package struct Conversation {
    enum Problem: Error, Equatable {
        /// The pipe ended inside a message.
        case cutOff
        /// The length of a message is one that no compiler sends.
        case length(UInt64)
        /// The message is not one of ``Request``.
        case unknown(String)
        /// The compiler no longer reads.
        case closed
    }

    /// The longest message. A message holds one declaration and the options of the compiler, some ten kilobytes.
    static let limit: UInt64 = 1 << 30

    let input: Int32
    let output: Int32

    /// Answers the compiler that started this program, and returns when it closes the pipe.
    package static func answerCompiler() {
        do {
            try Conversation(input: STDIN_FILENO, output: STDOUT_FILENO).run()
        } catch {
            // Only a message of another kind of compiler leads here. The compiler reports that the program has ended.
            let text = "DaisMacros cannot answer the compiler: \(error)\n"
            _ = text.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
            exit(1)
        }
    }

    /// Answers until the compiler closes the pipe.
    /// - Throws: ``Problem`` if the other side does not speak the protocol.
    func run() throws {
        while let message = try next() {
            try send(Self.reply(to: message))
        }
    }

    /// Returns the answer to one message, both as JSON.
    /// - Throws: ``Problem/unknown(_:)``.
    static func reply(to message: [UInt8]) throws -> [UInt8] {
        let request: Request
        do {
            request = try JSONDecoder().decode(Request.self, from: Data(message))
        } catch {
            throw Problem.unknown(String(decoding: message.prefix(200), as: UTF8.self))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try Array(encoder.encode(request.reply))
    }

    /// The next message, or `nil` at the end. A message of no bytes also means the end.
    private func next() throws -> [UInt8]? {
        guard let header = try bytes(8, mayEnd: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0 else { return nil }
        guard length <= Self.limit else { throw Problem.length(length) }
        return try bytes(Int(length), mayEnd: false)
    }

    private func bytes(_ count: Int, mayEnd: Bool) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else {
                if mayEnd, filled == 0 { return nil }
                throw Problem.cutOff
            }
            filled += got
        }
        return bytes
    }

    private func send(_ message: [UInt8]) throws {
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
        var sent = 0
        while sent < bytes.count {
            let wrote = bytes.withUnsafeBytes { write(output, $0.baseAddress! + sent, bytes.count - sent) }
            if wrote < 0, errno == EINTR { continue }
            guard wrote > 0 else { throw Problem.closed }
            sent += wrote
        }
    }
}
