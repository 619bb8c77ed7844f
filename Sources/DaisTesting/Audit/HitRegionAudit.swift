// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Element {
    /// The barrier of a control with a fixed size that is too small for a finger.
    var hitRegionBarrier: String? {
        guard role == .button || role == .link || hasClass("taps"), isUsable else { return nil }
        let size = fixedSize
        let sides = [("wide", size.width), ("high", size.height)].compactMap { name, length in
            length.flatMap { $0 < Self.leastTarget ? "\($0.formatted) points \(name)" : nil }
        }
        guard !sides.isEmpty else { return nil }
        return "is only \(sides.joined(separator: " and ")). Give it at least 24 by 24 points, for example with "
            + "padding() inside its label."
    }

    /// The least length of a side that WCAG 2.2 allows at level AA (2.5.8), in points.
    private static let leastTarget = 24.0

    /// The width and the height of the element, where the views fix them.
    private var fixedSize: (width: Double?, height: Double?) {
        (length(of: "width", "padding-inline"), length(of: "height", "padding-block"))
    }

    private func length(of dimension: String, _ padding: String) -> Double? {
        if let own = style[dimension]?.points { return padded(own, padding) }
        // The style sheet gives other controls a padding and a least size.
        let isBare = tag != .button && tag != .a || classes.split(separator: " ").allSatisfy(Self.bare.contains)
        guard isBare, style["min-" + dimension] == nil, children.count == 1 else { return nil }
        return children[0].length(of: dimension, padding).flatMap { padded($0, padding) }
    }

    /// Returns a length with the padding of the element on both sides, or `nil` if the sides differ.
    private func padded(_ length: Double, _ padding: String) -> Double? {
        guard let around = style[padding] else { return length }
        return around.points.map { length + 2 * $0 }
    }

    private static let bare: Set<Substring> = ["B", "plain", "bare", "gx", "gy", "sx", "sy", "taps"]
}

extension String {
    /// The number of a length such as `16px`.
    fileprivate var points: Double? { hasSuffix("px") ? Double(dropLast(2)) : nil }
}

extension Double {
    fileprivate var formatted: String { rounded() == self ? String(Int(self)) : String(self) }
}
