// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shadow of a modal, which follows its shape.
///
/// ```swift
/// ModalShadow(radius: 24, opacity: 0.2, offset: CGSize(width: 0, height: 8))
/// ```
public struct ModalShadow: Equatable, Sendable {
    /// The blur radius in points.
    public var radius: CGFloat
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The offset in points.
    public var offset: CGSize
    /// The color.
    public var color: Color

    /// Creates a shadow. The radius and the offset are in points.
    nonisolated public init(
        radius: CGFloat, opacity: Double = 0.3, offset: CGSize = .zero, color: Color = .black
    ) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }

    /// No shadow.
    public static let none = ModalShadow(radius: 0, opacity: 0)

    var css: String {
        guard opacity > 0 else { return "none" }
        let lengths = [offset.width, offset.height, max(0, radius)].map { Double($0).css + "px" }
        return "\(lengths.joined(separator: " ")) \(color.opacity(opacity).css)"
    }
}
