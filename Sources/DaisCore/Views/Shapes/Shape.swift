// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline that fits any rectangle: something to fill, stroke or clip with.
///
/// `nonisolated`, so that shapes can be made and measured off the main actor although they are views.
nonisolated public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    /// What the shape is in CSS, if CSS has it; the engine's own.
    var _outline: ShapeOutline? { get }
}

/// A shape that can be made smaller by a distance, so that it can be stroked inside its edge.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// Shapes that CSS draws at any size without a path.
public enum ShapeOutline: Hashable, Sendable {
    /// Radii in points, from the top leading corner clockwise; `inset` from all sides.
    case corners([CGFloat], inset: CGFloat)
    case ellipse(inset: CGFloat)
    /// The largest circle that fits.
    case circle(inset: CGFloat)

    var inset: CGFloat {
        switch self {
        case .corners(_, let inset), .ellipse(let inset), .circle(let inset): inset
        }
    }

    /// The value of `border-radius`, for everything but circles.
    var radius: String {
        switch self {
        case .corners(let radii, let inset):
            Set(radii).count == 1
                ? max(0, radii[0] - inset).px : radii.map { max(0, $0 - inset).px }.joined(separator: " ")
        case .ellipse, .circle: "50%"
        }
    }

    func insetBy(_ amount: CGFloat) -> ShapeOutline {
        switch self {
        case .corners(let radii, let inset): .corners(radii, inset: inset + amount)
        case .ellipse(let inset): .ellipse(inset: inset + amount)
        case .circle(let inset): .circle(inset: inset + amount)
        }
    }
}

extension Shape {
    public var _outline: ShapeOutline? { nil }

    /// A shape by itself is filled with the foreground style.
    @MainActor public var body: some View { _ShapeView(shape: self, paint: Paint("currentColor"), stroke: nil) }

    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: content._paint(), stroke: nil)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: Paint("currentColor"), stroke: nil)
    }

    /// The shape's edge, drawn with a line.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge, drawn with a line.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
        _ShapeView(shape: self, paint: content._paint(), stroke: style)
    }

    public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    public func stroke(style: StrokeStyle) -> _ShapeView<Self> { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
    /// The shape's edge, drawn inside it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape> {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<InsetShape> {
        inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
    }

    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    public enum LineCap: Int32, Sendable { case butt, round, square }
    public enum LineJoin: Int32, Sendable { case miter, round, bevel }
    /// Points.
    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
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

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
