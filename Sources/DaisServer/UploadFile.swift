// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOPosix

/// A file that an upload is written to.
///
/// It is written on NIO's thread pool: a disk that is slow would otherwise hold up the threads that answer requests.
struct UploadFile: Sendable {
    private let descriptor: Int32

    /// Creates a file that only the server's user can read, or opens one to continue it.
    ///
    /// - Throws: ``UploadEnded/unstorable(_:)``
    static func open(_ url: URL, isNew: Bool) async throws -> UploadFile {
        try await onPool {
            let flags = O_WRONLY | O_NOFOLLOW | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : 0)
            let descriptor = Foundation.open(url.path, flags, 0o600)
            guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "open") }
            return UploadFile(descriptor: descriptor)
        }
    }

    /// Writes bytes at a place in the file. A request that was given up may write the same bytes there.
    ///
    /// - Throws: ``UploadEnded/unstorable(_:)``, for example because the disk is full.
    func write(_ buffer: ByteBuffer, at offset: Int) async throws {
        try await Self.onPool {
            try buffer.withUnsafeReadableBytes { bytes in
                var (rest, place) = (bytes[...], offset)
                while !rest.isEmpty {
                    let part = UnsafeRawBufferPointer(rebasing: rest)
                    let count = pwrite(descriptor, part.baseAddress, part.count, off_t(place))
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { throw IOError(errnoCode: errno, reason: "write") }
                    rest = rest.dropFirst(count)
                    place += count
                }
            }
        }
    }

    private static func onPool<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await NIOThreadPool.singleton.runIfActive(body)
        } catch {
            throw UploadEnded.unstorable(error)
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
    /// The file system has refused the bytes.
    case unstorable(any Error)
}
