// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOPosix

/// A file that an upload is written to.
///
/// It is written on NIO's thread pool: a disk that is slow would otherwise hold up the threads that answer requests.
struct UploadFile: Sendable {
    private let descriptor: Int32

    /// Creates a file that only the server's user can read.
    ///
    /// - Throws: An error of the file system.
    static func create(_ url: URL) async throws -> UploadFile {
        try await NIOThreadPool.singleton.runIfActive {
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "open") }
            return UploadFile(descriptor: descriptor)
        }
    }

    /// - Throws: An error of the file system, such as a full disk.
    func write(_ buffer: ByteBuffer) async throws {
        try await NIOThreadPool.singleton.runIfActive {
            try buffer.withUnsafeReadableBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let part = UnsafeRawBufferPointer(rebasing: rest)
                    let count = Foundation.write(descriptor, part.baseAddress, part.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { throw IOError(errnoCode: errno, reason: "write") }
                    rest = rest.dropFirst(count)
                }
            }
        }
    }

    func close() { _ = Foundation.close(descriptor) }
}

/// The average speed that an upload must have. A slower one would keep room from others.
struct UploadPace: Sendable {
    let bytesPerSecond: Int
    /// The time in seconds in which an upload may be slower, as while a phone changes its network.
    let patience: Double

    func isTooSlow(_ received: Int, after seconds: Double) -> Bool {
        Double(received) < Double(bytesPerSecond) * (seconds - patience)
    }
}

/// The error of an upload that ends before its file is complete.
enum UploadEnded: Error {
    /// The dialog or the session has gone.
    case unwanted
    case tooSlow
}
