// SPDX-License-Identifier: Apache-2.0

import Crypto
import DaisCore
import Foundation

extension AddressSeal {
    /// A seal with a random key that ends with the process.
    ///
    /// It is HMAC-SHA256 (RFC 2104), cut to 96 bits: 16 characters of an address.
    static let process = AddressSeal(key: SymmetricKey(size: .bits256))

    init(key: SymmetricKey) {
        self.init { Self.signature(of: $0, by: key) }
    }

    /// A seal that all processes with the same keys share, so that addresses outlive the process. The first key signs,
    /// and an address with a signature of any of them is valid.
    init(keys: SnapshotKeys) {
        let derived = keys.keys.map { $0.derived("dais addresses") }
        self.init(
            sign: { Self.signature(of: $0, by: derived[0]) },
            earlier: derived.dropFirst().map { key in { Self.signature(of: $0, by: key) } })
    }

    private static func signature(of text: String, by key: SymmetricKey) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
        return Data(code.prefix(12)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_")
    }
}
