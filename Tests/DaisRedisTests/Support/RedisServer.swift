// SPDX-License-Identifier: Apache-2.0
#if Redis
import Foundation
import Testing

/// A Redis of one test, in a folder of its own. It ends with the object.
@MainActor
final class RedisServer {
    let port: Int
    let folder: URL
    private let isDurable: Bool
    private let options: [String]
    private var process: Process?

    /// Starts a server.
    ///
    /// - Parameter isDurable: Whether it writes each change to the disk.
    init(isDurable: Bool = false, options: [String] = []) async throws {
        self.isDurable = isDurable
        self.options = options
        port = try #require(Self.freePort())
        folder = FileManager.default.temporaryDirectory.appending(path: "dais-redis-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await start()
    }

    isolated deinit {
        kill()
        try? FileManager.default.removeItem(at: folder)
    }

    var address: String { "redis://127.0.0.1:\(port)/0" }

    private static func freePort() -> Int? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, length) == 0, getsockname(descriptor, address, &length) == 0 else {
                    return nil
                }
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int(UInt16(bigEndian: $0.pointee.sin_port))
                }
            }
        }
    }

    func start() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/redis-server")
        process.arguments =
            [
                "--port", "\(port)", "--bind", "127.0.0.1", "--dir", folder.path, "--save", "", "--appendonly",
                isDurable ? "yes" : "no", "--appendfsync", "always", "--unixsocket", socketPath,
            ] + options
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        self.process = process
        try await eventually("redis-server answers") { self.accepts }
    }

    var socketPath: String { folder.appending(path: "redis.sock").path }

    private var accepts: Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    /// Ends the server without any farewell.
    func kill() {
        guard let process else { return }
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        self.process = nil
    }
}

struct Late: Error, CustomStringConvertible {
    let description: String
}

/// Waits for a condition, for a minute at most. A busy machine may need much of it.
@MainActor
func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
        if try await condition() { return }
        try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("not within a minute: \(what)", sourceLocation: sourceLocation)
    throw Late(description: what)
}
#endif
