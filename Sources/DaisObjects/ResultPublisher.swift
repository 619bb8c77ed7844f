// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

extension Result {
    /// A publisher of a result: it publishes the value and finishes, or fails.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that publishes the value and finishes, or fails.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
