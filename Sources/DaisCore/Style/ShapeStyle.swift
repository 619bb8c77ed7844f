// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A style that fills, strokes or colors: a color, a gradient or a material.
///
/// A custom style resolves to another one:
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange.gradient }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to; `Never` for styles that are drawn directly.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style to draw.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns the style in CSS; for the engine.
    func _paint() -> _Paint
}

extension ShapeStyle {
    /// Resolves the style in the default environment and returns the result in CSS.
    public func _paint() -> _Paint { resolve(in: EnvironmentValues())._paint() }
}

extension ShapeStyle where Resolved == Never {
    /// Stops the program: the style is drawn directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn as it is and resolves to nothing else")
    }
}

extension Never: ShapeStyle {
    /// Stops the program: `Never` has no values.
    public func _paint() -> _Paint { fatalError("Never has no values") }
}

/// A shape style in CSS.
public struct _Paint: Hashable, Sendable {
    /// The color, or an image such as a gradient.
    var css: String
    var isImage = false
    /// Indicates whether the text is a color, and not a variable that may be a color or an image.
    var isColor = true
    /// The filter for the content behind a material.
    var backdrop: String?
    /// A color of an image, for what cannot show the image.
    var substitute: String?
    /// The top left corner of one copy of a repeated image, in points.
    var position: CGPoint?
    /// The size of one copy of a repeated image, in points, or `nil` for its own size.
    var size: CGSize?
    /// The shadows of what is filled, the front one first.
    var shadows: [ShadowStyle] = []

    init(_ css: String, isImage: Bool = false, isColor: Bool = true, backdrop: String? = nil) {
        self.css = css
        self.isImage = isImage
        self.isColor = isColor
        self.backdrop = backdrop
    }

    /// The paint without its shadows, for what fills a box of which only a part is visible.
    var withoutShadows: _Paint {
        var copy = self
        copy.shadows = []
        return copy
    }

    /// A Boolean that is `true` for a color, which text and the views inside inherit.
    var isPlain: Bool { !isImage && shadows.isEmpty }

    /// A Boolean that is `true` for a transparent paint, which takes no clicks: a dimming view that is not visible yet
    /// must not block the page.
    var isClear: Bool {
        backdrop == nil && shadows.isEmpty && (css == "transparent" || css.hasSuffix(" 0%,transparent)"))
    }
}

extension Appearance {
    /// Fills the element's box.
    mutating func fill(_ paint: _Paint) {
        set(paint.isImage ? "background-image" : paint.isColor ? "background-color" : "background", paint.css)
        if let position = paint.position { set("background-position", "\(position.x.px) \(position.y.px)") }
        if let size = paint.size { set("background-size", "\(size.width.px) \(size.height.px)") }
        if let backdrop = paint.backdrop {
            set("-webkit-backdrop-filter", backdrop)
            set("backdrop-filter", backdrop)
        }
        if !paint.shadows.isEmpty { set("box-shadow", paint.shadows.map(\.box).joined(separator: ",")) }
    }
}

extension Appearance {
    /// Fills the box behind content that lets events through. The box takes clicks from then on.
    mutating func fillBehind(_ paint: _Paint) {
        fill(paint)
        if !paint.isClear { set("pointer-events", "auto") }
    }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let paint: _Paint
    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) { paint = style._paint() }
    /// Returns the wrapped style in CSS.
    public func _paint() -> _Paint { paint }
}

/// The foreground style of the surroundings, or a weaker level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let level: Int
    /// The foreground style at full strength.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The foreground style at 60 percent.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The foreground style at 30 percent.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The foreground style at 18 percent.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The foreground style at 10 percent.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns the current color in CSS, mixed with transparency.
    public func _paint() -> _Paint {
        level == 0
            ? _Paint("currentColor") : _Paint("color-mix(in srgb,currentColor \(Self.strengths[level])%,transparent)")
    }
    static let strengths = [100, 60, 30, 18, 10]
}

/// The default style of text and shapes.
public struct ForegroundStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the current color in CSS.
    public func _paint() -> _Paint { _Paint("currentColor") }
}

/// The background style of the surroundings, which ``View/backgroundStyle(_:)`` sets.
public struct BackgroundStyle: ShapeStyle, Equatable {
    var level = 0
    /// Creates the style.
    public init() {}
    init(level: Int) { self.level = level }
    /// The background of content on the page.
    public var secondary: BackgroundStyle { BackgroundStyle(level: 1) }
    /// The background of content on a secondary background.
    public var tertiary: BackgroundStyle { BackgroundStyle(level: 2) }
    /// A fill for large areas.
    public var quaternary: BackgroundStyle { BackgroundStyle(level: 3) }
    /// Returns the background in CSS.
    public func _paint() -> _Paint {
        guard level > 0 else { return _Paint("var(--back,var(--bg))", isColor: false) }
        return _Paint(["var(--bg2)", "var(--bg3)", "var(--fill3)"][level - 1])
    }
}

/// The accent color of the surroundings.
public struct TintShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the accent color in CSS.
    public func _paint() -> _Paint { _Paint("var(--tint)") }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the color of separators in CSS.
    public func _paint() -> _Paint { _Paint("var(--separator)") }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}
    /// Returns the color of placeholders in CSS.
    public func _paint() -> _Paint { _Paint("var(--label3)") }
}

/// The fill of controls.
public struct FillShapeStyle: ShapeStyle, Equatable {
    var level = 0
    /// Creates the style.
    public init() {}
    init(level: Int) { self.level = level }
    /// A weaker fill.
    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    /// The weakest fill.
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    /// The weakest fill; the same as ``tertiary``.
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 2) }
    /// Returns the fill in CSS.
    public func _paint() -> _Paint { _Paint(["var(--fill)", "var(--fill2)", "var(--fill3)"][level]) }
}

/// A style with reduced opacity; see ``ShapeStyle/opacity(_:)``.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    /// Returns the style in CSS with reduced opacity.
    public func _paint() -> _Paint {
        var paint = base._paint()
        // CSS cannot mix an image with transparency, so an image keeps its opacity.
        if paint.isImage { return paint }
        paint.css = "color-mix(in srgb,\(paint.css) \((min(max(opacity, 0), 1) * 100).css)%,transparent)"
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor. Gradients keep their opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
    /// The style at 60 percent.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.6) }
    /// The style at 30 percent.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.3) }
    /// The style at 18 percent.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.18) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style at full strength.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The foreground style at 60 percent.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The foreground style at 30 percent.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The foreground style at 18 percent.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The foreground style at 10 percent.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
    /// The default style of text and shapes.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the surroundings.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The accent color of the surroundings.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
