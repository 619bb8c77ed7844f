// SPDX-License-Identifier: Apache-2.0
package import DaisCore

extension AddressSeal {
    /// A seal that is the same in every test run.
    package static let test = AddressSeal { text in
        var hash = FNV1a()
        hash.add("test" + text)
        return hash.hex
    }
}
