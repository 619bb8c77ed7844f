// SPDX-License-Identifier: Apache-2.0

import CDaisZlib
import Glibc
import Synchronization

/// The functions of the system's zlib, which is loaded at run time.
///
/// Linking zlib would require its development package on every machine that builds an app, while the library itself is
/// part of every Debian system.
struct Zlib: Sendable {
    typealias Stream = UnsafeMutablePointer<dais_zlib_stream>
    typealias Step = @convention(c) (Stream, Int32) -> Int32
    typealias Action = @convention(c) (Stream) -> Int32
    typealias DeflateInit =
        @convention(c) (Stream, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32) -> Int32
    typealias InflateInit = @convention(c) (Stream, Int32, UnsafePointer<CChar>, Int32) -> Int32

    let deflateInit: DeflateInit
    let deflate: Step
    let deflateReset: Action
    let deflateEnd: Action
    let inflateInit: InflateInit
    let inflate: Step
    let inflateReset: Action
    let inflateEnd: Action

    /// The functions, or `nil` if the system has no zlib.
    static let system: Zlib? = {
        guard let handle = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
            let deflateInit = dlsym(handle, "deflateInit2_"),
            let deflate = dlsym(handle, "deflate"),
            let deflateReset = dlsym(handle, "deflateReset"),
            let deflateEnd = dlsym(handle, "deflateEnd"),
            let inflateInit = dlsym(handle, "inflateInit2_"),
            let inflate = dlsym(handle, "inflate"),
            let inflateReset = dlsym(handle, "inflateReset"),
            let inflateEnd = dlsym(handle, "inflateEnd")
        else { return nil }
        return Zlib(
            deflateInit: unsafeBitCast(deflateInit, to: DeflateInit.self),
            deflate: unsafeBitCast(deflate, to: Step.self),
            deflateReset: unsafeBitCast(deflateReset, to: Action.self),
            deflateEnd: unsafeBitCast(deflateEnd, to: Action.self),
            inflateInit: unsafeBitCast(inflateInit, to: InflateInit.self),
            inflate: unsafeBitCast(inflate, to: Step.self),
            inflateReset: unsafeBitCast(inflateReset, to: Action.self),
            inflateEnd: unsafeBitCast(inflateEnd, to: Action.self))
    }()

    /// The interface that ``Stream`` belongs to. zlib compares the first digit.
    static let version = "1.2.0"
    static let streamSize = Int32(MemoryLayout<dais_zlib_stream>.size)
    static let ok: Int32 = 0
    static let streamEnd: Int32 = 1
    static let bufferError: Int32 = -5
}

/// The format of compressed bytes, as zlib numbers it.
enum DeflateFormat: Int32 {
    /// Without header and checksum (RFC 1951).
    case raw = -15
    /// With the header and the checksum of gzip (RFC 1952).
    case gzip = 31
}

/// Compresses one text after another with the memory of one stream, which is 256 kB. A lock protects the stream.
final class Deflater: @unchecked Sendable {
    private let lock = Mutex(())
    private let zlib: Zlib
    private let stream: Zlib.Stream

    /// - Parameter level: The level from 1 (fast) to 9 (small).
    init?(_ format: DeflateFormat, level: Int32) {
        guard let zlib = Zlib.system else { return nil }
        let stream = Zlib.Stream.allocate(capacity: 1)
        stream.initialize(to: dais_zlib_stream())
        guard zlib.deflateInit(stream, level, 8, format.rawValue, 8, 0, Zlib.version, Zlib.streamSize) == Zlib.ok else {
            stream.deallocate()
            return nil
        }
        self.zlib = zlib
        self.stream = stream
    }

    deinit {
        _ = zlib.deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses bytes by themselves, and returns the number of bytes written, or `nil` if the target is too small.
    ///
    /// - Parameter finishes: Indicates whether the output ends as a whole stream. Otherwise it ends with an empty block,
    ///   whose last bytes are 00 00 FF FF.
    func compress(
        _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, finishes: Bool
    ) -> Int? {
        lock.withLock { _ in write(source, to: target, finishes: finishes) }
    }

    private func write(
        _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, finishes: Bool
    ) -> Int? {
        guard let start = source.baseAddress, let end = target.baseAddress, source.count < Int(UInt32.max) else {
            return nil
        }
        _ = zlib.deflateReset(stream)
        stream.pointee.next_in = start.assumingMemoryBound(to: UInt8.self)
        stream.pointee.available_in = UInt32(source.count)
        stream.pointee.next_out = end.assumingMemoryBound(to: UInt8.self)
        stream.pointee.available_out = UInt32(min(target.count, Int(UInt32.max)))
        let result = zlib.deflate(stream, finishes ? 4 : 2)
        // A flush that fills the target may have more to write.
        let isDone = finishes ? result == Zlib.streamEnd : result == Zlib.ok && stream.pointee.available_out > 0
        return isDone ? target.count - Int(stream.pointee.available_out) : nil
    }
}

/// Expands one message after another with the memory of one stream. A lock protects the stream.
final class Inflater: @unchecked Sendable {
    /// The reason why bytes cannot be expanded.
    enum Failure: Error {
        /// They are not what a compressor writes.
        case broken
        /// The text is longer than the limit.
        case tooLong
    }

    private let lock = Mutex(())
    private let zlib: Zlib
    private let stream: Zlib.Stream

    init?(_ format: DeflateFormat) {
        guard let zlib = Zlib.system else { return nil }
        let stream = Zlib.Stream.allocate(capacity: 1)
        stream.initialize(to: dais_zlib_stream())
        guard zlib.inflateInit(stream, format.rawValue, Zlib.version, Zlib.streamSize) == Zlib.ok else {
            stream.deallocate()
            return nil
        }
        self.zlib = zlib
        self.stream = stream
    }

    deinit {
        _ = zlib.inflateEnd(stream)
        stream.deallocate()
    }

    /// Expands a message by itself, and passes the text in parts. Returns the reason if it fails.
    ///
    /// - Parameter write: Takes a part of up to 16 kB, and returns `false` if the text becomes too long.
    func expand(_ source: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) -> Bool) -> Failure? {
        lock.withLock { _ in read(source, write) }
    }

    private func read(_ source: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) -> Bool) -> Failure? {
        guard let start = source.baseAddress else { return nil }
        _ = zlib.inflateReset(stream)
        stream.pointee.next_in = start.assumingMemoryBound(to: UInt8.self)
        stream.pointee.available_in = UInt32(source.count)
        let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 1)
        defer { part.deallocate() }
        repeat {
            stream.pointee.next_out = part.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.available_out = UInt32(part.count)
            let result = zlib.inflate(stream, 2)
            let count = part.count - Int(stream.pointee.available_out)
            if count > 0, !write(UnsafeRawBufferPointer(rebasing: part[..<count])) { return .tooLong }
            switch result {
            case Zlib.ok: break
            // A message may have several final blocks.
            case Zlib.streamEnd: _ = zlib.inflateReset(stream)
            // A text that ends with a full part has no more.
            case Zlib.bufferError where count == 0: return nil
            default: return .broken
            }
        } while stream.pointee.available_in > 0 || stream.pointee.available_out == 0
        return nil
    }
}
