// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that draws paths, texts, images and views at positions that a closure computes.
///
/// ```swift
/// Canvas { context, size in
///     for (index, value) in [40.0, 90, 65].enumerated() {
///         let bar = CGRect(x: CGFloat(index) * 20, y: size.height - value, width: 8, height: value)
///         context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.blue))
///     }
///     context.draw(Text("Sales").bold(), at: CGPoint(x: size.width / 2, y: 12))
/// }
/// .frame(height: 160)
/// .accessibilityLabel("Sales of the week")
/// ```
/// The canvas fills all available space. The browser measures it: the first drawing uses an estimate of the size, as in a
/// ``GeometryReader``. State that the closure reads makes the canvas draw again, and only the differences are sent. Views
/// on a canvas take no input, and assistive technology does not read them, so give a canvas a label.
public struct Canvas<Symbols: View>: View, BuiltInView {
    /// The views that the renderer can draw. Each has a tag.
    public var symbols: Symbols
    /// The closure that draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean that is `true` if the drawing has no transparent parts. It has no effect.
    public var isOpaque: Bool
    /// The color space of the drawing. It has no effect, because browsers choose it.
    public var colorMode: ColorRenderingMode
    /// A Boolean that is `true` if the drawing may appear later than other views. It has no effect.
    public var rendersAsynchronously: Bool
    @State private var sizes: [MeasuredSubject] = []
    @Environment(\.self) private var environment

    /// Creates a canvas whose renderer can draw views.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     guard let star = context.resolveSymbol(id: "star") else { return }
    ///     context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
    /// } symbols: {
    ///     Image(systemName: "star.fill").foregroundStyle(.yellow).tag("star")
    /// }
    /// ```
    /// - Parameters:
    ///   - opaque: A Boolean that is `true` if the drawing has no transparent parts.
    ///   - colorMode: The color space of the drawing.
    ///   - rendersAsynchronously: A Boolean that is `true` if the drawing may appear later than other views.
    ///   - renderer: The closure that draws, with the size of the canvas in points.
    ///   - symbols: The views that the renderer can draw, each with a tag.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// The drawing, in the size that the browser measures.
    public var body: some View {
        GeometryReader { proxy in
            let drawing = draw(proxy.size)
            CanvasPane(style: .root) {
                CanvasItems(items: drawing.items, symbols: symbols)
                CanvasProbes(subjects: drawing.asked, symbols: symbols) { measured($0, $1, asked: drawing.asked) }
            }
        }
    }

    private func draw(_ size: CGSize) -> CanvasDrawing {
        let drawing = CanvasDrawing(sizes: sizes)
        var context = GraphicsContext(drawing: drawing, environment: environment)
        renderer(&context, size)
        return drawing
    }

    /// Keeps a size that the browser has measured, and forgets those that the last drawing did not ask for.
    private func measured(_ subject: CanvasSubject, _ size: CGSize, asked: [CanvasSubject]) {
        var kept = sizes.filter { $0.subject != subject && asked.contains($0.subject) }
        kept.append(MeasuredSubject(subject: subject, size: size))
        if kept != sizes { sizes = kept }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: A Boolean that is `true` if the drawing has no transparent parts.
    ///   - colorMode: The color space of the drawing.
    ///   - rendersAsynchronously: A Boolean that is `true` if the drawing may appear later than other views.
    ///   - renderer: The closure that draws, with the size of the canvas in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The color space of a drawing. Browsers choose it themselves.
public enum ColorRenderingMode: Hashable, Sendable {
    /// The sRGB color space.
    case nonLinear
    /// The linear sRGB color space.
    case linear
    /// The linear sRGB color space with values beyond its limits.
    case extendedLinear
}
