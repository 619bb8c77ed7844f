// SPDX-License-Identifier: Apache-2.0

import Crypto
import Foundation

/// The secret keys with which servers encrypt the state that browsers keep.
///
/// All processes that serve the same site have the same keys, so that each can restore what another has encrypted. To
/// replace a key, put a new one in front of it, and remove the old one after ``ServerOptions/snapshotLifetime``.
///
/// ```swift
/// var options = ServerOptions()
/// if let text = ProcessInfo.processInfo.environment["DAIS_KEYS"] {
///     options.snapshotKeys = try SnapshotKeys(text)
/// }
/// ```
///
/// An app with `@main` reads them from `DAIS_KEYS`. `openssl rand -base64 32` makes a key.
public struct SnapshotKeys: Sendable {
    /// One key, with derived keys for each purpose.
    struct Key: Sendable {
        /// A short name of the key, which reveals nothing of it.
        let id: [UInt8]
        let secret: SymmetricKey

        init(_ data: Data) {
            secret = SymmetricKey(data: data)
            id = Array(SHA256.hash(data: Data("dais key".utf8) + data).prefix(4))
        }

        /// Returns the key for a purpose.
        func derived(_ purpose: String, salt: [UInt8] = []) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: secret, salt: salt, info: Data(purpose.utf8), outputByteCount: 32)
        }
    }

    let keys: [Key]
    /// Indicates whether the keys end with the process.
    let areTemporary: Bool

    private static let keyBytes = 32

    /// Reads keys.
    ///
    /// - Parameter text: Keys of 32 bytes in base64, separated by commas. The first encrypts, and all decrypt.
    /// - Throws: ``SnapshotKeyError`` for an entry that is no such key.
    public init(_ text: String) throws {
        let entries = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        keys = try entries.enumerated().map { index, entry in
            guard let data = Data(base64Encoded: entry) else {
                throw SnapshotKeyError(entry: index + 1, problem: "is not base64")
            }
            guard data.count == Self.keyBytes else {
                throw SnapshotKeyError(entry: index + 1, problem: "has \(data.count) bytes")
            }
            return Key(data)
        }
        guard !keys.isEmpty else { throw SnapshotKeyError(entry: 1, problem: "is missing") }
        areTemporary = false
    }

    /// Makes a random key that ends with the process.
    private init() {
        keys = [Key(SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) })]
        areTemporary = true
    }

    static let ofProcess = SnapshotKeys()
}

/// An entry of ``SnapshotKeys`` that is no key.
public struct SnapshotKeyError: Error, CustomStringConvertible {
    /// The number of the entry, from 1.
    public let entry: Int
    let problem: String

    /// The entry, the problem and the remedy. The text does not contain the entry, because it may be a secret.
    public var description: String {
        "Entry \(entry) of the keys \(problem). Each key is 32 random bytes in base64: openssl rand -base64 32"
    }
}
