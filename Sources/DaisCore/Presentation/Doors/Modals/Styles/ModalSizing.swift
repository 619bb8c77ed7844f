// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The width of a modal. The browser resolves it and limits it to the container.
///
/// ```swift
/// ModalFrame(width: .fraction(0.5))
/// ```
public enum ModalWidthSizing: Hashable, Sendable {
    /// The available width, up to 500 points.
    case `default`
    /// The width of the content.
    case dynamic
    /// The available width.
    case fill
    /// A fraction of the container's width, from 0 to 1.
    case fraction(Double)
    /// A number of points.
    case explicit(CGFloat)

    /// Returns the value of the CSS property.
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

/// The height of a modal. The browser resolves it and limits it to the container; content that does not fit scrolls.
///
/// ```swift
/// ModalFrame(height: .fixed(300))
/// ```
public enum ModalHeightSizing: Hashable, Sendable {
    /// The height of the content.
    case content
    /// The available height.
    case fill
    /// A fraction of the container's height, from 0 to 1.
    case fraction(Double)
    /// A number of points.
    case fixed(CGFloat)

    func css(room: String) -> String {
        switch self {
        case .content: "fit-content"
        case .fill: "calc(\(room))"
        case .fraction(let part): "min(\((max(0, part) * 100).css)%,\(room))"
        case .fixed(let height): "min(\(Double(max(0, height)).css)px,\(room))"
        }
    }

    /// A Boolean value that indicates whether a style that computes the layout needs the size of the content.
    public var usesPreferredContentSize: Bool { self == .content }

    /// Returns the height in points, for styles that compute the layout.
    ///
    /// - Parameters:
    ///   - preferred: The preferred height of the content, or `nil` if it is unknown, which yields the maximum.
    ///   - maximumHeight: The available height.
    public func height(for preferred: CGFloat?, maximumHeight: CGFloat) -> CGFloat {
        switch self {
        case .content: min(preferred ?? maximumHeight, maximumHeight)
        case .fill: maximumHeight
        case .fraction(let part): maximumHeight * min(max(0, part), 1)
        case .fixed(let height): min(max(0, height), maximumHeight)
        }
    }
}
