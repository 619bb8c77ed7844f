// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A CSS declaration, `property: value`.
package struct Declaration: Hashable, Sendable {
    package let property: String
    package let value: String

    package init(_ property: String, _ value: String) {
        self.property = property
        self.value = value
    }
}

extension Double {
    /// The number in CSS syntax: no exponent, at most three decimals, and no trailing zeros.
    package var css: String {
        guard isFinite else { return self < 0 ? "-100000" : self > 0 ? "100000" : "0" }
        let rounded = (self * 1000).rounded() / 1000
        if abs(rounded) < 1e15, let whole = Int64(exactly: rounded) { return String(whole) }
        let text = String(rounded)
        // The search compares bytes, because Foundation's string search took half of the time of applying a modifier.
        return text.utf8.contains(UInt8(ascii: "e")) ? "0" : text
    }

    /// The number as a length in points, which equal CSS pixels.
    package var px: String { self == 0 ? "0" : css + "px" }
}

extension CGFloat {
    package var css: String { Double(self).css }
    package var px: String { Double(self).px }
}
