// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

extension Result {
    /// The publisher of a result: its value and the end, or its failure.
    public typealias Publisher = OCombine.Publisher

    /// Publishes the value once and finishes, or fails at once.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
