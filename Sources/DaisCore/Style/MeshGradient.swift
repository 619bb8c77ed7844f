// SPDX-License-Identifier: Apache-2.0

/// A gradient between the colors of a grid of points.
///
/// ```swift
/// MeshGradient(
///     width: 3, height: 2,
///     points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]],
///     colors: [.red, .orange, .yellow, .purple, .indigo, .blue])
/// ```
/// Browsers have no such gradient. Each color fades around its point, in front of a gradient through the middle row, so
/// the colors between the points are approximate, and the cells of the grid are not bent.
public struct MeshGradient: ShapeStyle, Equatable {
    /// The points of the grid, row by row, from 0 to 1.
    public enum Locations: Equatable, Sendable {
        /// Points.
        case points([SIMD2<Float>])
        /// Points with curves. Only their positions count here.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colors.
        case colors([Color])
        /// The components of colors.
        case resolvedColors([Color.Resolved])

        var all: [Color] {
            switch self {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        }
    }

    /// A point with the control points of the curves to its neighbors.
    public struct BezierPoint: Equatable, Sendable {
        /// The position.
        public var position: SIMD2<Float>
        /// The control point towards the leading neighbor.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the neighbor above.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the trailing neighbor.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the neighbor below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color behind the gradient.
    public var background: Color
    /// A Boolean that is `true` if colors blend smoothly, as they always do here.
    public var smoothsColors: Bool
    /// The color space in which the colors between the points are computed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient from points and colors, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from points and colors, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with curves and colors, row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points and the components of colors, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with curves and the components of colors, row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    private var places: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    /// Returns the gradient in CSS: a radial gradient for each point, and a linear one behind them.
    public func _paint() -> _Paint {
        let colors = colors.all
        guard width > 1, height > 1, colors.count >= width * height,
            places.count >= width * height
        else {
            Diagnostics.warn(
                "A mesh gradient of \(width) × \(height) points has \(places.count) points and colors that do not fit.",
                remedy: "Give it a point and a color for each place of a grid of at least 2 × 2.")
            return background._paint()
        }
        let count = width * height
        let space = colorSpace == .device ? "" : " in \(colorSpace.css)"
        // A color ends where the next point begins.
        let (across, down) = (112 / Double(width - 1), 112 / Double(height - 1))
        let spots = zip(places, colors).prefix(count).map { place, color in
            "radial-gradient(\(across.css)% \(down.css)% at \(percent(place.x)) \(percent(place.y))\(space),"
                + "\(color.css),transparent)"
        }
        let middle = colors[(height / 2 * width)..<(height / 2 * width + width)].map(\.css).joined(separator: ",")
        let behind = background == .clear ? [] : ["linear-gradient(\(background.css),\(background.css))"]
        return _Paint(
            (spots + ["linear-gradient(90deg\(space),\(middle))"] + behind).joined(separator: ","), isImage: true)
    }

    private func percent(_ part: Float) -> String { (Double(part) * 100).css + "%" }
}

extension MeshGradient: PaintView {}
