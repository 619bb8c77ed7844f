// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How wide a modal is. The browser resolves it; nothing is ever wider than its container leaves room for.
public enum ModalWidthSizing: Hashable, Sendable {
    /// As wide as there is room, up to 500 points.
    case `default`
    /// As wide as its content.
    case dynamic
    /// All the room there is.
    case fill
    /// A part of the container, from 0 to 1.
    case fraction(Double)
    /// So many points.
    case explicit(CGFloat)

    /// The value of the CSS property.
    func css(room: String) -> String {
        switch self {
        case .default: "min(500px,\(room))"
        case .dynamic: "fit-content"
        case .fill: "calc(\(room))"
        case .fraction(let part): "min(\((max(0, part) * 100).css)%,\(room))"
        case .explicit(let width): "min(\(Double(max(0, width)).css)px,\(room))"
        }
    }
}

/// How high a modal is. The browser resolves it; nothing is ever higher than its container leaves room for, and what does
/// not fit scrolls.
public enum ModalHeightSizing: Hashable, Sendable {
    /// As high as its content.
    case content
    /// All the room there is.
    case fill
    /// A part of the container, from 0 to 1.
    case fraction(Double)
    /// So many points.
    case fixed(CGFloat)

    func css(room: String) -> String {
        switch self {
        case .content: "fit-content"
        case .fill: "calc(\(room))"
        case .fraction(let part): "min(\((max(0, part) * 100).css)%,\(room))"
        case .fixed(let height): "min(\(Double(max(0, height)).css)px,\(room))"
        }
    }

    /// Whether a style that computes with numbers has to know the size of the content for it.
    public var usesPreferredContentSize: Bool { self == .content }

    /// The height in points, for styles that compute with numbers.
    ///
    /// - Parameters:
    ///   - preferred: the height that the content would like to have; not known, it is the maximum.
    ///   - maximumHeight: the room there is.
    public func height(for preferred: CGFloat?, maximumHeight: CGFloat) -> CGFloat {
        switch self {
        case .content: min(preferred ?? maximumHeight, maximumHeight)
        case .fill: maximumHeight
        case .fraction(let part): maximumHeight * min(max(0, part), 1)
        case .fixed(let height): min(max(0, height), maximumHeight)
        }
    }
}
