// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline for a rectangle of any size, to fill, stroke or clip with.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path {
///             $0.addLines([
///                 CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///                 CGPoint(x: rect.minX, y: rect.maxY),
///             ])
///             $0.closeSubpath()
///         }
///     }
/// }
/// ```
///
/// The protocol is `nonisolated`, so that shapes can be used off the main actor although they are views.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline for a rectangle.
    func path(in rect: CGRect) -> Path
    /// The outline in CSS, or `nil` if CSS has none; for the engine.
    var _outline: _ShapeOutline? { get }
}

/// A shape that can be reduced by an inset, so that a stroke stays inside its edge.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the reduced shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape reduced by a distance in points on all sides.
    func inset(by amount: CGFloat) -> InsetShape
}

/// An outline that CSS draws at any size without a path.
public enum _ShapeOutline: Hashable, Sendable {
    /// A rectangle. Radii are in points, clockwise from the top leading corner; `inset` applies to all sides.
    case corners([CGFloat], inset: CGFloat)
    /// An ellipse.
    case ellipse(inset: CGFloat)
    /// The largest circle that fits into the box.
    case circle(inset: CGFloat)
    /// A rectangle whose corners follow those of a container, clockwise from the top leading corner.
    case contained([Edge.Corner.Style], inset: CGFloat)

    var inset: CGFloat {
        switch self {
        case .corners(_, let inset), .ellipse(let inset), .circle(let inset), .contained(_, let inset): inset
        }
    }

    /// The value of `border-radius`, for all outlines except circles.
    var radius: String {
        switch self {
        case .corners(let radii, let inset):
            Set(radii).count == 1
                ? max(0, radii[0] - inset).px : radii.map { max(0, $0 - inset).px }.joined(separator: " ")
        case .ellipse, .circle: "50%"
        case .contained(let corners, let inset):
            corners.enumerated().map { $1.radius(corner: $0, inset: inset) }.joined(separator: " ")
        }
    }

    func insetBy(_ amount: CGFloat) -> _ShapeOutline {
        switch self {
        case .corners(let radii, let inset): .corners(radii, inset: inset + amount)
        case .ellipse(let inset): .ellipse(inset: inset + amount)
        case .circle(let inset): .circle(inset: inset + amount)
        case .contained(let corners, let inset): .contained(corners, inset: inset + amount)
        }
    }
}

extension Shape {
    /// No outline: the shape is drawn as a path.
    public var _outline: _ShapeOutline? { nil }

    /// The shape filled with the foreground style.
    @MainActor public var body: some View { _ShapeView(shape: self, paint: _Paint("currentColor"), stroke: nil) }

    /// Fills the shape with a style.
    ///
    /// With the even-odd rule, a part that two subpaths enclose is a hole, in whichever direction they are drawn:
    /// ```swift
    /// Path { path in
    ///     path.addEllipse(in: CGRect(x: 0, y: 0, width: 80, height: 80))
    ///     path.addEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
    /// }
    /// .fill(.teal, style: FillStyle(eoFill: true))
    /// ```
    /// - Parameters:
    ///   - content: The style.
    ///   - style: The rule that decides what is inside.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: content._paint(), stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style.
    ///
    /// - Parameter style: The rule that decides what is inside.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: _Paint("currentColor"), stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Strokes the outline with a line of a width in points. Browsers always smooth edges.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the outline with a line. Browsers always smooth edges.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: content._paint(), stroke: style)
    }

    /// Strokes the outline in the foreground style with a line of a width in points.
    ///
    /// The line is a shape itself, for example to trim, to turn or to clip with:
    /// ```swift
    /// Circle().stroke(lineWidth: 8).rotation(.degrees(45))
    /// ```
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Strokes the outline in the foreground style. The line is a shape itself.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
}

extension InsettableShape {
    /// Strokes the outline inside its edge with a line of a width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape> {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// Strokes the outline inside its edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Strokes the outline inside its edge in the foreground style, with a line of a width in points.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<InsetShape> {
        inset(by: lineWidth / 2).stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Strokes the outline inside its edge in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(ForegroundStyle(), style: style)
    }
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The ratio of length and width above which a miter becomes a bevel.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in points. Empty means a solid line.
    public var dash: [CGFloat]
    /// The offset of the first dash in points.
    public var dashPhase: CGFloat

    /// Creates a style, by default a solid line of one point.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The style of a fill. Browsers always smooth edges.
public struct FillStyle: Hashable, Sendable {
    /// A Boolean that is `true` for the even-odd rule: what an even number of subpaths encloses is outside. Otherwise
    /// their directions count, and only subpaths in opposite directions cancel each other.
    public var isEOFilled: Bool
    /// A Boolean that is `true` for smooth edges.
    public var isAntialiased: Bool
    /// Creates a style, by default with the nonzero rule and smooth edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
