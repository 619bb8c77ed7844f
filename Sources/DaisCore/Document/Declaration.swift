// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One CSS declaration, `property: value`.
package struct Declaration: Hashable, Sendable {
    package let property: String
    package let value: String

    package init(_ property: String, _ value: String) {
        self.property = property
        self.value = value
    }
}

extension Double {
    /// A number as CSS wants it: no exponent, at most three decimals, no trailing zeros.
    package var css: String {
        guard isFinite else { return self < 0 ? "-100000" : "100000" }
        let rounded = (self * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        let text = String(rounded)
        // By bytes: Foundation's search for a string in a string took half of all the time in which a modifier is applied.
        return text.utf8.contains(UInt8(ascii: "e")) ? "0" : text
    }

    /// A length in points; one point is one CSS pixel.
    package var px: String { self == 0 ? "0" : css + "px" }
}

extension CGFloat {
    package var css: String { Double(self).css }
    package var px: String { Double(self).px }
}
