// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The drawing commands of a ``Canvas``, with the state that the next command uses.
///
/// ```swift
/// Canvas { context, size in
///     context.opacity = 0.5
///     context.translateBy(x: size.width / 2, y: size.height / 2)
///     for _ in 0..<12 {
///         context.rotate(by: .degrees(30))
///         context.fill(Path(ellipseIn: CGRect(x: 30, y: -8, width: 40, height: 16)), with: .color(.pink))
///     }
/// }
/// ```
/// A copy has a state of its own and draws on the same canvas. Commands behind others appear in front of them.
public struct GraphicsContext {
    /// The opacity of the next commands, from 0 to 1.
    public var opacity = 1.0
    /// The way in which the next commands blend with the drawing behind them.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The transform from the coordinates of the next commands to those of the canvas.
    public var transform = CGAffineTransform.identity
    private var filters: [PageFilter] = []
    private var projection = ProjectionTransform()
    private var clips: [String] = []
    let drawing: CanvasDrawing

    init(drawing: CanvasDrawing, environment: EnvironmentValues) {
        self.drawing = drawing
        self.environment = environment
    }

    // MARK: Transforms

    /// Scales the coordinates of the next commands.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves the origin of the next commands by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates the coordinates of the next commands around their origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies a transform before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Effects

    /// Limits the next commands to the inside of a path, in addition to earlier paths.
    ///
    /// - Parameters:
    ///   - path: The path, in the current coordinates.
    ///   - style: The rule that decides what is inside.
    ///   - options: Options such as ``ClipOptions/inverse``.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var outline = path.applying(transform)
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            outline = Path(CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)) + outline
            isEvenOdd = true
        }
        clips.append(outline.clip(isEvenOdd: isEvenOdd))
    }

    /// Applies a filter to each of the next commands, before the filters that were added earlier.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .page(let page): filters.insert(page, at: 0)
        case .projection(let matrix):
            let space = ProjectionTransform(transform)
            let inPage = ProjectionTransform(transform.inverted()).concatenating(matrix).concatenating(space)
            projection = inPage.concatenating(projection)
        }
    }

    /// Draws several commands into a layer, to which the opacity, blend mode and filters of this context apply as a
    /// whole.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.opacity = 0.5
    ///     context.drawLayer { layer in
    ///         // Where the circles overlap, they are not darker.
    ///         layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80)), with: .color(.blue))
    ///         layer.fill(Path(ellipseIn: CGRect(x: 40, y: 0, width: 80, height: 80)), with: .color(.blue))
    ///     }
    /// }
    /// ```
    /// - Parameter content: The closure that draws. Its context has the transform of this one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = CanvasDrawing(layerOf: drawing)
        var context = GraphicsContext(drawing: layer, environment: environment)
        context.transform = transform
        try content(&context)
        var style = pane ?? CanvasPaneStyle()
        style.opacity = alpha
        drawing.add(.pane(style, layer.items), in: nil)
    }

    // MARK: Paths

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path, in the current coordinates.
    ///   - shading: The color, gradient or style.
    ///   - style: The rule that decides what is inside.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        switch shading.kind {
        case .color(let color):
            var attributes = [Attribute("d", path.description), Attribute("fill", color)]
            if style.isEOFilled { attributes.append(Attribute("fill-rule", "evenodd")) }
            add(attributes)
        case .box(let paint):
            let rect = path.boundingRect
            guard rect.width > 0, rect.height > 0 else { return }
            let outline = path.offsetBy(dx: -rect.minX, dy: -rect.minY).clip(isEvenOdd: style.isEOFilled)
            drawing.add(
                .fill(
                    CanvasFill(
                        rect: rect, outline: outline, paint: paint(rect), transform: matrix, opacity: alpha)),
                in: pane)
        }
    }

    /// Strokes a path with a line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        guard case .color(let color) = shading.kind else {
            return fill(path.strokedPath(style), with: shading)
        }
        var attributes = [
            Attribute("d", path.description), Attribute("fill", "none"), Attribute("stroke", color),
            Attribute("stroke-width", max(0, style.lineWidth).css),
            Attribute("stroke-miterlimit", style.miterLimit.css),
        ]
        if style.lineCap != .butt {
            attributes.append(Attribute("stroke-linecap", style.lineCap == .round ? "round" : "square"))
        }
        if style.lineJoin != .miter {
            attributes.append(Attribute("stroke-linejoin", style.lineJoin == .round ? "round" : "bevel"))
        }
        if !style.dash.isEmpty {
            attributes.append(Attribute("stroke-dasharray", style.dash.map(\.css).joined(separator: " ")))
            attributes.append(Attribute("stroke-dashoffset", style.dashPhase.css))
        }
        add(attributes)
    }

    /// Strokes a path with a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func add(_ attributes: [Attribute]) {
        var attributes = attributes
        if let matrix { attributes.append(Attribute("transform", matrix)) }
        if alpha < 1 { attributes.append(Attribute("opacity", alpha.css)) }
        drawing.add(.paths([attributes]), in: pane)
    }

    // MARK: Views

    /// Draws a view with a point of it at a position.
    func draw(_ subject: CanvasSubject, at point: CGPoint, anchor: UnitPoint, paint: AnyShapeStyle? = nil) {
        let shift = "translate(\((-anchor.x * 100).css)%,\((-anchor.y * 100).css)%)"
        place(subject, "translate(\(point.x.px),\(point.y.px)) \(shift)", paint: paint)
    }

    /// Draws a view in a rectangle.
    ///
    /// - Parameter natural: The size of the view, which is scaled to the rectangle, or `nil` for a view that adapts.
    func draw(_ subject: CanvasSubject, in rect: CGRect, scaledFrom natural: CGSize?, paint: AnyShapeStyle? = nil) {
        var steps = "translate(\(rect.minX.px),\(rect.minY.px))"
        if let natural, natural.width > 0, natural.height > 0 {
            steps += " scale(\((rect.width / natural.width).css),\((rect.height / natural.height).css))"
        }
        place(subject, steps, size: natural == nil ? rect.size : nil, paint: paint)
    }

    private func place(_ subject: CanvasSubject, _ steps: String, size: CGSize? = nil, paint: AnyShapeStyle?) {
        let transform = matrix.map { "\($0) \(steps)" } ?? steps
        drawing.add(
            .subject(subject, CanvasPlace(transform: transform, opacity: alpha, size: size, paint: paint)), in: pane)
    }

    // MARK: State in CSS

    private var alpha: Double { opacity.isFinite ? min(max(opacity, 0), 1) : 1 }

    /// The transform in the notation that CSS and SVG share, or `nil` for none.
    private var matrix: String? {
        guard !transform.isIdentity else { return nil }
        let t = transform
        return "matrix(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.preciseCSS).joined(separator: ",")))"
    }

    /// The effects that need an element around the command.
    private var pane: CanvasPaneStyle? {
        let isFlat = projection.isIdentity
        guard blendMode != .normal || !filters.isEmpty || !clips.isEmpty || !isFlat else { return nil }
        return CanvasPaneStyle(
            blendMode: blendMode.css, filters: filters, clips: clips, transform: isFlat ? nil : projection.css)
    }
}

extension CGFloat {
    /// A number of a matrix with six decimals, because small differences are visible far from the origin.
    fileprivate var preciseCSS: String {
        let scaled = (Double(self) * 1_000_000).rounded()
        guard scaled.isFinite, scaled.magnitude < 1e15 else { return css }
        let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: 1_000_000)
        guard rest > 0 else { return scaled < 0 ? "-\(whole)" : "\(whole)" }
        var decimals = String(String(1_000_000 + rest).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(scaled < 0 ? "-" : "")\(whole).\(decimals)"
    }
}

extension Path {
    fileprivate static func + (a: Path, b: Path) -> Path {
        var sum = a
        sum.addPath(b)
        return sum
    }

    /// The value of `clip-path` that shows the inside of the path.
    fileprivate func clip(isEvenOdd: Bool) -> String {
        // A path without elements has nothing inside.
        "path(\(isEvenOdd ? "evenodd," : "")\"\(isEmpty ? "M0 0" : description)\")"
    }
}
