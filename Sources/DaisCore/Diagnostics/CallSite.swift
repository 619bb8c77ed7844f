// SPDX-License-Identifier: Apache-2.0

/// Where in an app's sources something was asked for, so that a diagnostic can say it: `Shop/Cart.swift:31`.
nonisolated struct CallSite: CustomStringConvertible {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    var description: String { "\(file):\(line)" }
}
