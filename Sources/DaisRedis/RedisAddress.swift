// SPDX-License-Identifier: Apache-2.0
#if Redis
import Foundation

/// The address of a Redis: `redis://user:password@host:6379/0`, or `unix:/run/redis/redis.sock?db=0`.
struct RedisAddress: Sendable, Equatable {
    enum Place: Sendable, Equatable {
        case host(String, port: Int32)
        case socket(String)
    }

    let place: Place
    var user: String?
    var password: String?
    var database = 0

    /// Reads an address.
    ///
    /// - Throws: ``RedisAddressError`` with the part that is wrong and the remedy. It does not contain the password.
    init(_ text: String) throws(RedisAddressError) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        switch scheme {
        case "redis": break
        case "unix":
            self = try Self(socket: text)
            return
        case "rediss":
            throw RedisAddressError(
                "rediss:// is Redis over TLS, which Dais does not speak. Let stunnel listen on this machine and connect "
                    + "to it: redis://127.0.0.1:6380")
        default:
            throw RedisAddressError(
                "An address of Redis begins with redis:// or unix:, such as redis://127.0.0.1:6379/0.")
        }
        guard let parts = URLComponents(string: text), parts.query == nil, parts.fragment == nil else {
            throw RedisAddressError(
                "This is no address: write redis://user:password@host:port/database, with %40 for an @ in a password.")
        }
        guard let host = parts.host, !host.isEmpty else {
            throw RedisAddressError("The host is missing: redis://127.0.0.1:6379/0.")
        }
        guard (1...65535).contains(parts.port ?? 6379) else {
            throw RedisAddressError("The port \(parts.port ?? 0) is not a number from 1 to 65535.")
        }
        let plain = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        place = .host(plain, port: Int32(clamping: parts.port ?? 6379))
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        password = parts.password
        if password == nil, let user {
            throw RedisAddressError(
                "“\(user)” has no password. Write redis://:password@host for a password without a user.")
        }
        let path = parts.path.drop { $0 == "/" }
        if !path.isEmpty { database = try Self.database(String(path)) }
    }

    private init(socket text: String) throws(RedisAddressError) {
        let rest = text.dropFirst("unix:".count)
        var path = String(rest.prefix { $0 != "?" })
        if path.hasPrefix("//") { path = String(path.dropFirst(2)) }
        guard path.hasPrefix("/"), path.utf8.count <= 107 else {
            throw RedisAddressError(
                "The path of a socket begins with / and has at most 107 bytes: unix:/run/redis/redis.sock?db=0.")
        }
        place = .socket(path)
        for entry in rest.dropFirst(rest.prefix { $0 != "?" }.count + 1).split(separator: "&") {
            let name = entry.prefix { $0 != "=" }
            let value = String(entry.dropFirst(name.count + 1)).removingPercentEncoding ?? ""
            switch name {
            case "db": database = try Self.database(value)
            case "user": user = value
            case "password": password = value
            default: throw RedisAddressError("unix: takes db, user and password after the ?, and not “\(name)”.")
            }
        }
    }

    private static func database(_ text: String) throws(RedisAddressError) -> Int {
        guard let number = Int(text), (0...9999).contains(number) else {
            throw RedisAddressError("The database “\(text)” is not a number such as 0.")
        }
        return number
    }

    /// The address for messages, without the password.
    var description: String {
        switch place {
        case .host(let host, let port): "redis://\(host.contains(":") ? "[\(host)]" : host):\(port)/\(database)"
        case .socket(let path): "unix:\(path)?db=\(database)"
        }
    }
}

/// A text that is no address of a Redis.
///
/// ```swift no-compile: needs the trait Redis
/// do {
///     _ = try RedisStore("rediss://cache.example")
/// } catch {
///     print(error)  // rediss:// is Redis over TLS …
/// }
/// ```
public struct RedisAddressError: Error, CustomStringConvertible, Equatable {
    /// The part that is wrong, and the remedy. The text never contains a password.
    public let description: String

    init(_ description: String) { self.description = description }
}
#endif
