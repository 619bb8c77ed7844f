// SPDX-License-Identifier: Apache-2.0

/// A translucent layer that blurs the content behind it.
public struct Material: ShapeStyle, Equatable {
    let opacity: Int

    /// The most translucent material, 45 percent opaque.
    public static let ultraThin = Material(opacity: 45)
    /// A material that is 58 percent opaque.
    public static let thin = Material(opacity: 58)
    /// A material that is 70 percent opaque.
    public static let regular = Material(opacity: 70)
    /// A material that is 82 percent opaque.
    public static let thick = Material(opacity: 82)
    /// The least translucent material, 90 percent opaque.
    public static let ultraThick = Material(opacity: 90)
    /// The material of bars, 78 percent opaque.
    public static let bar = Material(opacity: 78)

    /// Returns the material in CSS.
    public func _paint() -> _Paint {
        _Paint("color-mix(in srgb,var(--bg3) \(opacity)%,transparent)", backdrop: "blur(24px) saturate(1.8)")
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material, 45 percent opaque.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is 58 percent opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is 70 percent opaque.
    public static var regularMaterial: Material { .regular }
    /// A material that is 82 percent opaque.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material, 90 percent opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars, 78 percent opaque.
    public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material below the view, for views that adapt to one. A view that shows a material behind others sets it.
    ///
    /// ```swift
    /// Text("Sale").background(.thinMaterial).environment(\.backgroundMaterial, .thin)
    /// ```
    /// The modifier `background` does not set it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
