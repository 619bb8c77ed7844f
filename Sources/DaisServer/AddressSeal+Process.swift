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
        self.init { text in
            let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
            return Data(code.prefix(12)).base64EncodedString()
                .replacing("+", with: "-").replacing("/", with: "_")
        }
    }
}
