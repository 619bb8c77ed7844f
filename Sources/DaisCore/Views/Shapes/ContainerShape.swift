// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` take in the view.
    ///
    /// ```swift
    /// VStack {
    ///     Text("Sunny").padding().background(.thinMaterial, in: ContainerRelativeShape())
    /// }
    /// .containerShape(RoundedRectangle(cornerRadius: 20))
    /// ```
    /// It does not clip the view.
    ///
    /// - Parameter shape: A shape that browsers draw as a box: a rectangle with any corners, a capsule, a circle or an
    ///   ellipse. Others count as a rectangle.
    nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
        modifier(ContainerShapeModifier(outline: shape._outline))
    }
}

nonisolated struct ContainerShapeModifier: BoxModifier {
    let outline: _ShapeOutline?

    /// A background around the view has the shape of the container outside, so it needs an element of its own.
    @MainActor static var layer: BoxLayer { .whole }

    @MainActor func apply(to appearance: inout Appearance) {
        for (index, radius) in radii.enumerated() { appearance.set(Self.property(index), radius) }
    }

    private var radii: [String] {
        switch outline {
        case .corners(let radii, let inset):
            // `max(0px,0 - 1px)` is no length.
            let lengths = radii.map { max(0, $0 - inset).css + "px" }
            return lengths.count == 1 ? Array(repeating: lengths[0], count: 4) : lengths
        case .ellipse, .circle: return Array(repeating: "50%", count: 4)
        case .contained, nil: return []
        }
    }

    /// The name of the radius of a corner, clockwise from the top leading one.
    static func property(_ corner: Int) -> String { "--corner-\(corner + 1)" }
}

/// The shape of the container that the view is in, which ``View/containerShape(_:)`` sets. It is a rectangle in others.
///
/// ```swift
/// Image("coast").clipShape(ContainerRelativeShape())
/// ```
/// The corners have the radii of the container, also at a distance from its edges.
public struct ContainerRelativeShape: InsettableShape, Equatable {
    var inset: CGFloat = 0
    /// Creates the shape of the container.
    public init() {}
    /// Returns the rectangle, because a path does not know its container.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    /// The outline, with the corners of the container.
    public var _outline: _ShapeOutline? { .contained(Array(repeating: .concentric, count: 4), inset: inset) }
    /// Returns the shape with a larger inset, in points.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container that the view is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
