// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a status file from disk.
public enum StatusFile {
    /// The maximum size, larger than any status file by two orders of magnitude. `/dev/zero` has no end at all.
    static let sizeLimit = 512 << 20

    /// Reads and parses a file outside of the main actor. A canceled task stops within milliseconds.
    ///
    /// The bytes are copied before they are parsed: dpkg replaces the file while it works, and a mapped file that
    /// shrinks would end the process.
    ///
    /// - Parameter path: An absolute path, or one relative to the working directory.
    /// - Throws: `LoadError`, or `CancellationError`.
    public static func load(path: String) async throws -> LoadResult {
        try parse(bytes(at: path))
    }

    /// Parses a status file in memory.
    ///
    /// - Throws: `LoadError`, or `CancellationError`.
    public static func parse(_ bytes: [UInt8]) throws -> LoadResult {
        try bytes.withUnsafeBufferPointer { try StatusParser.parse($0) }
    }

    private static func bytes(at path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(errno, path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            try Task.checkCancellation()
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw error(errno, path) }
            if count == 0 { break }
            bytes += chunk[..<count]
            if bytes.count > sizeLimit { throw LoadError.tooLarge(path: path, limit: sizeLimit) }
        }
        if bytes.allSatisfy(\.isSpace) { throw LoadError.empty(path: path) }
        return bytes
    }

    private static func error(_ code: Int32, _ path: String) -> LoadError {
        switch code {
        case ENOENT, ENOTDIR: .missing(path: path)
        case EACCES, EPERM: .noPermission(path: path)
        case EISDIR: .notAFile(path: path)
        default: .unreadable(path: path, reason: String(cString: strerror(code)))
        }
    }
}
