// SPDX-License-Identifier: Apache-2.0

/// A location in an app's source code, for diagnostics, such as `Shop/Cart.swift:31`.
nonisolated struct CallSite: CustomStringConvertible {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    var description: String { "\(file):\(line)" }
}
