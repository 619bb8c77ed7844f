// SPDX-License-Identifier: Apache-2.0

import Crypto
import DaisCore
import Foundation
import Synchronization

/// Encrypts snapshots with AES-GCM:
///
///     version 1 │ key id 4 │ salt 16 │ issued 4 │ expires 4 │ number 4 │ build 8 │ client 8
///     nonce 12 │ ciphertext │ tag 16
///
/// The first line is the header of 49 bytes. The number counts the snapshots of one browser tab. The build and the client
/// name the program and the client's files that were in use. Another build may open the snapshot: the version of its
/// format decides. The header, the place of the views and a hash of the identity are additional authenticated data. The
/// salt is random for each process and part of the derivation of its key, so that a process can use random nonces for 2³²
/// snapshots.
struct SnapshotCipher: Sendable {
    private static let version: UInt8 = 2
    private static let headerBytes = 49

    private let keys: [SnapshotKeys.Key]
    private let salt: [UInt8]
    private let own: SymmetricKey
    private let place: String
    private let lifetime: Int
    private let build: [UInt8]
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - keys: The keys, of which the first encrypts.
    ///   - place: The path of the views. State of views at another path is refused.
    ///   - lifetime: The number of seconds after which a snapshot is refused.
    ///   - build: The name of the program.
    ///   - client: A hash of the client's files.
    init(
        _ keys: SnapshotKeys, place: String, lifetime: Int, build: String = BuildName.ofProcess,
        client: String = ClientAssets.shared.hash, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.keys = keys.keys
        self.place = place
        self.lifetime = lifetime
        self.build = Self.bytes(of: build) + Self.bytes(of: client)
        self.now = now
        salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
        own = keys.keys[0].derived(Self.purpose, salt: salt)
    }

    private static let purpose = "dais snapshots"

    private var seconds: UInt32 { UInt32(clamping: Int(now().timeIntervalSince1970)) }

    /// Returns the bytes encrypted as base64.
    func seal(_ bytes: [UInt8], identity: String?, number: UInt32 = 1) -> String {
        let issued = seconds
        let expires = issued.addingReportingOverflow(UInt32(clamping: lifetime)).partialValue
        let times = [issued, expires, number].flatMap { Self.bytes(of: $0) }
        let header = [Self.version] + keys[0].id + salt + times + build
        // It fails only for a key of another length.
        let box = try? AES.GCM.seal(bytes, using: own, authenticating: data(header, identity))
        guard let sealed = box?.combined else { return "" }
        return (Data(header) + sealed).base64EncodedString()
    }

    /// Opens a text. It is `nil` if it is too old, changed, of other keys, or of another identity.
    func open(_ text: String, identity: String?) -> SnapshotSeal.Opened? {
        guard let sealed = Data(base64Encoded: text).map({ Array($0) }), sealed.count > Self.headerBytes,
            sealed[0] == Self.version
        else { return nil }
        let header = Array(sealed[..<Self.headerBytes])
        let (issued, expires) = (Self.number(header[21..<25]), Self.number(header[25..<29]))
        let now = seconds
        guard let key = keys.first(where: { $0.id.elementsEqual(header[1..<5]) }),
            issued <= now.addingReportingOverflow(Self.clockDifference).partialValue, now < expires,
            let box = try? AES.GCM.SealedBox(combined: sealed[Self.headerBytes...])
        else { return nil }
        let theirs = Array(header[5..<21])
        let secret = theirs == salt && key.id == keys[0].id ? own : key.derived(Self.purpose, salt: theirs)
        guard let bytes = try? AES.GCM.open(box, using: secret, authenticating: data(header, identity)) else {
            return nil
        }
        return SnapshotSeal.Opened(
            bytes: Array(bytes), number: Self.number(header[29..<33]), age: Int(now) - Int(issued),
            isOfThisBuild: build.elementsEqual(header[33..<49]))
    }

    /// The number of seconds by which the clocks of two machines may differ.
    private static let clockDifference: UInt32 = 300

    private func data(_ header: [UInt8], _ identity: String?) -> Data {
        let user = identity.map { Array(SHA256.hash(data: Data($0.utf8))) } ?? []
        return Data(header + user + Array(place.utf8))
    }

    private static func bytes(of name: String) -> [UInt8] {
        var hash = FNV1a()
        hash.add(name)
        return (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> (56 - 8 * UInt64($0))) }
    }

    private static func bytes(of number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension SnapshotSeal {
    /// A seal for the views at one place of a server, or `nil` if browsers shall keep nothing.
    static func forViews(at place: String, options: ServerOptions, metrics: ServerMetrics = .shared) -> SnapshotSeal? {
        guard options.snapshotLifetime > 0 else { return nil }
        let cipher = SnapshotCipher(
            options.snapshotKeys ?? .ofProcess, place: place, lifetime: options.snapshotLifetime)
        var seal = SnapshotSeal(
            seal: { bytes, identity, number in
                metrics.count(.seals, "made")
                return cipher.seal(bytes, identity: identity, number: number)
            },
            open: { text, identity in
                let bytes = cipher.open(text, identity: identity)
                metrics.count(.seals, bytes == nil ? "refused" : "opened")
                return bytes
            })
        seal.keepsStates = options.buildReport != nil
        return seal
    }
}
