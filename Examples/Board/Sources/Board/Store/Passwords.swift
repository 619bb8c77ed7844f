// SPDX-License-Identifier: Apache-2.0
import Crypto
import CryptoExtras
import Foundation

/// Hashes of passwords by scrypt. A hash contains its parameters, so that they can grow later.
struct Passwords: Sendable {
    /// The cost. Tests use a small one.
    var rounds = 32_768

    func hash(_ password: String) throws -> String {
        let salt = Data(SymmetricKey(size: .bits128).withUnsafeBytes(Array.init))
        let key = try derive(password, salt, rounds)
        return "scrypt$\(rounds)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }

    func verify(_ password: String, _ hash: String) -> Bool {
        let parts = hash.split(separator: "$").map(String.init)
        guard parts.count == 4, parts[0] == "scrypt", let rounds = Int(parts[1]),
            let salt = Data(base64Encoded: parts[2]),
            let expected = Data(base64Encoded: parts[3]), let key = try? derive(password, salt, rounds)
        else { return false }
        // The time must not depend on the first byte that differs.
        return key.count == expected.count && zip(key, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func derive(_ password: String, _ salt: Data, _ rounds: Int) throws -> Data {
        let text = Data(password.precomposedStringWithCanonicalMapping.utf8)
        return try KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 32, rounds: rounds, blockSize: 8, parallelism: 1,
            maxMemory: 256 << 20
        ).withUnsafeBytes { Data($0) }
    }

    static func check(_ password: String) throws(StoreError) {
        guard password.count >= 10 else { throw StoreError.invalid("A password needs at least 10 characters.") }
        guard password.utf8.count <= 1_000 else { throw StoreError.invalid("This password is too long.") }
    }
}

/// Random secrets. The database keeps only their hashes.
enum Token {
    static func random() -> String {
        SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    static func hash(_ token: String) -> String {
        SHA256.hash(data: Data(token.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}
