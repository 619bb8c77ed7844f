// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

// OpenCombine declares this and `Result.publisher` only where no module named Combine can be imported, which depends
// on what already lies in the build folder. Declared here, they are there either way.
extension Optional {
    /// The publisher of an optional: its value, if any, then the end.
    public typealias Publisher = OCombine.Publisher

    /// Publishes the value once if there is one, then finishes.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
