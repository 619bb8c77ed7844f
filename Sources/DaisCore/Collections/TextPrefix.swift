// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Returns whether the bytes of the text begin with those of another.
    ///
    /// Use it where a text from outside decides what is safe. `hasPrefix` compares characters: `/` with a combining mark
    /// has no prefix `/`, although a browser or a file system reads a slash.
    package func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }
}
