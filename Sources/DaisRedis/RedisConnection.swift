// SPDX-License-Identifier: Apache-2.0
#if Redis
import CHiredis
import Foundation

/// An answer of Redis.
enum RedisReply: Sendable, Equatable {
    case text(String)
    case number(Int)
    case list([RedisReply])
    case nothing
    /// Redis refuses the command.
    case refusal(String)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var list: [RedisReply] { if case .list(let list) = self { list } else { [] } }

    init(_ reply: redisReply) {
        switch reply.type {
        case REDIS_REPLY_INTEGER: self = .number(Int(reply.integer))
        case REDIS_REPLY_ARRAY:
            self = .list(
                (0..<reply.elements).compactMap { index in reply.element[index].map { RedisReply($0.pointee) } })
        case REDIS_REPLY_NIL: self = .nothing
        case REDIS_REPLY_ERROR: self = .refusal(Self.text(of: reply))
        default: self = .text(Self.text(of: reply))
        }
    }

    private static func text(of reply: redisReply) -> String {
        guard let start = reply.str else { return "" }
        return String(
            decoding: UnsafeRawBufferPointer(start: start, count: Int(reply.len)), as: UTF8.self)
    }
}

/// The reason for which a connection has ended or was not made.
struct RedisFailure: Error, CustomStringConvertible {
    let description: String
}

/// A connection with Redis. One thread uses it.
final class RedisConnection {
    private let context: UnsafeMutablePointer<redisContext>

    var descriptor: Int32 { context.pointee.fd }

    /// Connects, introduces the user and selects the database.
    init(_ address: RedisAddress, answersWithin seconds: Int) throws(RedisFailure) {
        let patience = timeval(tv_sec: 2, tv_usec: 0)
        let made =
            switch address.place {
            case .host(let host, let port): redisConnectWithTimeout(host, port, patience)
            case .socket(let path): redisConnectUnixWithTimeout(path, patience)
            }
        guard let made else { throw RedisFailure(description: "there is no memory for a connection") }
        context = made
        guard made.pointee.err == 0 else { throw problem }
        redisSetTimeout(made, timeval(tv_sec: seconds, tv_usec: 0))
        // A Unix socket refuses it, and notices the end of the other process without it.
        if case .host = address.place { redisEnableKeepAlive(made) }
        if let password = address.password {
            try expectSuccess(["AUTH"] + (address.user.map { [$0] } ?? []) + [password])
        }
        if address.database != 0 { try expectSuccess(["SELECT", "\(address.database)"]) }
        // Without a password where one is needed, this is refused.
        try expectSuccess(["PING"])
    }

    deinit { redisFree(context) }

    private var problem: RedisFailure {
        let text = withUnsafeBytes(of: context.pointee.errstr) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return RedisFailure(description: text.isEmpty ? "the connection has ended" : text)
    }

    private func expectSuccess(_ command: [String]) throws(RedisFailure) {
        try append(command)
        // Redis does not repeat a password.
        if case .refusal(let text) = try next() { throw RedisFailure(description: text) }
    }

    /// Appends a command to those that are sent next.
    func append(_ command: [String]) throws(RedisFailure) {
        var lengths = command.map(\.utf8.count)
        // One buffer for all arguments. A text may contain zeros.
        var bytes = command.flatMap { Array($0.utf8) }
        if bytes.isEmpty { bytes = [0] }
        let result = bytes.withUnsafeBufferPointer { bytes -> Int32 in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                var places: [UnsafePointer<CChar>?] = []
                var offset = 0
                for length in lengths {
                    places.append(bytes.baseAddress! + offset)
                    offset += length
                }
                return redisAppendCommandArgv(context, Int32(clamping: command.count), &places, &lengths)
            }
        }
        guard result == REDIS_OK else { throw problem }
    }

    /// Sends what was appended and returns the next answer.
    func next() throws(RedisFailure) -> RedisReply {
        var found: UnsafeMutableRawPointer?
        guard redisGetReply(context, &found) == REDIS_OK, let found else { throw problem }
        return Self.take(found)
    }

    private static func take(_ found: UnsafeMutableRawPointer) -> RedisReply {
        defer { freeReplyObject(found) }
        return RedisReply(found.assumingMemoryBound(to: redisReply.self).pointee)
    }

    /// Sends what was appended.
    func flush() throws(RedisFailure) {
        var isDone: Int32 = 0
        while isDone == 0 { guard redisBufferWrite(context, &isDone) == REDIS_OK else { throw problem } }
    }

    /// Returns the answers that have arrived. It waits if there is nothing to read.
    func read() throws(RedisFailure) -> [RedisReply] {
        guard redisBufferRead(context) == REDIS_OK else { throw problem }
        return try arrived()
    }

    /// Returns the answers that were read before.
    func arrived() throws(RedisFailure) -> [RedisReply] {
        var replies: [RedisReply] = []
        while true {
            var found: UnsafeMutableRawPointer?
            guard redisGetReplyFromReader(context, &found) == REDIS_OK else { throw problem }
            guard let found else { return replies }
            replies.append(Self.take(found))
        }
    }
}
#endif
