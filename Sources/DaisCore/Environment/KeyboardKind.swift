// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
    /// A Boolean that is `true` if the browser's computer has the keys of a Mac, or has not told what it is.
    var hasMacKeyboard: Bool {
        self[VisitorKey.self]?.request.headers["User-Agent"]?.contains("Mac OS X") ?? true
    }
}
