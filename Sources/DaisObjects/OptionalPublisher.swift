// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

// OpenCombine declares this and `Result.publisher` only if no module named Combine can be imported, which depends on
// the content of the build folder. Declared here, they always exist.
extension Optional {
    /// A publisher of an optional: it publishes the value, if there is one, and finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that publishes the value, if there is one, and finishes.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
