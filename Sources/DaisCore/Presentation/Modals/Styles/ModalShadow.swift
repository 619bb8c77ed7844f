// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shadow of a modal; it follows the modal's shape.
public struct ModalShadow: Equatable, Sendable {
    /// How far it spreads, in points.
    public var radius: CGFloat
    /// From 0 to 1.
    public var opacity: Double
    public var offset: CGSize
    public var color: Color

    nonisolated public init(
        radius: CGFloat, opacity: Double = 0.3, offset: CGSize = .zero, color: Color = .black
    ) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }

    public static let none = ModalShadow(radius: 0, opacity: 0)

    var css: String {
        guard opacity > 0 else { return "none" }
        let lengths = [offset.width, offset.height, max(0, radius)].map { Double($0).css + "px" }
        return "\(lengths.joined(separator: " ")) \(color.opacity(opacity).css)"
    }
}
