// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle whose corners follow those of the container that the view is in.
///
/// ```swift
/// VStack {
///     Color.teal.clipShape(ConcentricRectangle(corners: .concentric(minimum: 12)))
/// }
/// .containerShape(RoundedRectangle(cornerRadius: 28))
/// ```
/// A concentric corner has the radius of the container, also at a distance from its edges.
public struct ConcentricRectangle: InsettableShape, Equatable {
    /// The corners, clockwise from the top leading one.
    let corners: [Edge.Corner.Style]
    var inset: CGFloat = 0

    /// Creates a rectangle with the corners of its container.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with corners of one style.
    ///
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: A Boolean without an effect, because corners do not depend on their distance from the container.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Array(repeating: corners, count: 4)
    }

    /// Creates a rectangle with corners of different styles.
    public init(
        topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) {
        corners = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
    }

    /// Creates a rectangle whose upper corners have one style, and whose lower corners have another.
    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .fixed(0)) {
        corners = [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners]
    }

    /// Returns the rectangle with the least radii, because a path does not know its container.
    public func path(in rect: CGRect) -> Path {
        let radii = corners.map(\.leastRadius)
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
            topTrailingRadius: radii[1]
        )
        .inset(by: inset).path(in: rect)
    }

    /// The outline, with the corners of the container.
    public var _outline: _ShapeOutline? { .contained(corners, inset: inset) }

    /// Returns the rectangle with a larger inset, in points.
    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle with corners of one style, which may follow those of the container.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

extension Edge {
    /// A corner of a rectangle. Leading and trailing swap in right-to-left layouts.
    public enum Corner: CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The radius of a corner.
        ///
        /// ```swift
        /// Color.teal.clipShape(.rect(corners: .concentric(minimum: 12)))
        /// ```
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            let leastRadius: CGFloat
            let isConcentric: Bool

            /// The radius of the container.
            public static var concentric: Style { Style(leastRadius: 0, isConcentric: true) }

            /// Returns the radius of the container, or a least radius if that is larger.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(leastRadius: minimum?.leastRadius ?? 0, isConcentric: true)
            }

            /// Returns a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(leastRadius: radius, isConcentric: false) }

            /// Creates a radius in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// Creates a radius in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

            private init(leastRadius: CGFloat, isConcentric: Bool) {
                self.leastRadius = leastRadius
                self.isConcentric = isConcentric
            }

            func radius(corner: Int, inset: CGFloat) -> String {
                guard isConcentric else { return max(0, leastRadius - inset).px }
                let radius = "var(\(ContainerShapeModifier.property(corner)),0px)"
                guard inset != 0 || leastRadius != 0 else { return radius }
                let wanted = leastRadius == 0 ? radius : "max(\(leastRadius.px),\(radius))"
                return inset == 0 ? wanted : "max(0px,\(wanted) - \(inset.px))"
            }
        }
    }
}
