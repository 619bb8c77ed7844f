// SPDX-License-Identifier: Apache-2.0

/// Something that fills, strokes or colours: a colour, a gradient, a material.
///
/// A style of your own resolves to another one:
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange.gradient }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What the style is in CSS; the engine's own.
    func _paint() -> Paint
}

extension ShapeStyle {
    public func _paint() -> Paint { resolve(in: EnvironmentValues())._paint() }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn as it is and resolves to nothing else")
    }
}

extension Never: ShapeStyle {
    public func _paint() -> Paint { fatalError("Never has no values") }
}

/// A style as CSS sees it.
public struct Paint: Hashable, Sendable {
    /// A colour, or an image such as a gradient.
    var css: String
    var isImage = false
    /// What happens to what lies behind, for materials.
    var backdrop: String?

    init(_ css: String, isImage: Bool = false, backdrop: String? = nil) {
        self.css = css
        self.isImage = isImage
        self.backdrop = backdrop
    }

    /// Nobody sees it, so nobody touches it: a dimming view that is not there yet must not be in the way.
    var isClear: Bool { backdrop == nil && (css == "transparent" || css.hasSuffix(" 0%,transparent)")) }
}

extension Appearance {
    /// Fills the element's box.
    mutating func fill(_ paint: Paint) {
        set(paint.isImage ? "background-image" : "background-color", paint.css)
        if let backdrop = paint.backdrop {
            set("-webkit-backdrop-filter", backdrop)
            set("backdrop-filter", backdrop)
        }
    }
}

extension Appearance {
    /// Fills the box behind what it only places, which takes presses from then on.
    mutating func fillBehind(_ paint: Paint) {
        fill(paint)
        if !paint.isClear { set("pointer-events", "auto") }
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let paint: Paint
    public init<S: ShapeStyle>(_ style: S) { paint = style._paint() }
    public func _paint() -> Paint { paint }
}

/// The foreground style of the surroundings, or a weaker level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint() -> Paint {
        level == 0
            ? Paint("currentColor") : Paint("color-mix(in srgb,currentColor \(Self.strengths[level])%,transparent)")
    }
    static let strengths = [100, 60, 30, 18, 10]
}

/// The style that text and shapes have by themselves.
public struct ForegroundStyle: ShapeStyle, Equatable {
    public init() {}
    public func _paint() -> Paint { Paint("currentColor") }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle, Equatable {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }
    public var secondary: BackgroundStyle { BackgroundStyle(level: 1) }
    public var tertiary: BackgroundStyle { BackgroundStyle(level: 2) }
    public var quaternary: BackgroundStyle { BackgroundStyle(level: 3) }
    public func _paint() -> Paint { Paint(["var(--bg)", "var(--bg2)", "var(--bg3)", "var(--fill3)"][level]) }
}

/// The accent colour of the surroundings.
public struct TintShapeStyle: ShapeStyle, Equatable {
    public init() {}
    public func _paint() -> Paint { Paint("var(--tint)") }
}

/// The colour of lines between views.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    public init() {}
    public func _paint() -> Paint { Paint("var(--separator)") }
}

/// A colour or fill for things that can be read as placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    public init() {}
    public func _paint() -> Paint { Paint("var(--label3)") }
}

/// The fill of controls.
public struct FillShapeStyle: ShapeStyle, Equatable {
    var level = 0
    public init() {}
    init(level: Int) { self.level = level }
    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 2) }
    public func _paint() -> Paint { Paint(["var(--fill)", "var(--fill2)", "var(--fill3)"][level]) }
}

/// Another style at less strength; see ``ShapeStyle/opacity(_:)``.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    public func _paint() -> Paint {
        let paint = base._paint()
        // An image cannot be mixed with transparency in one expression; it keeps its strength.
        if paint.isImage { return paint }
        return Paint("color-mix(in srgb,\(paint.css) \((min(max(opacity, 0), 1) * 100).css)%,transparent)")
    }
}

extension ShapeStyle {
    /// The same style, less strong. Gradients keep their strength.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
    public var secondary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.6) }
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.3) }
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.18) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
