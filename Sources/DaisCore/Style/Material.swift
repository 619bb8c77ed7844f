// SPDX-License-Identifier: Apache-2.0

/// A translucent layer that blurs what lies behind it.
public struct Material: ShapeStyle, Equatable {
    let opacity: Int

    public static let ultraThin = Material(opacity: 45)
    public static let thin = Material(opacity: 58)
    public static let regular = Material(opacity: 70)
    public static let thick = Material(opacity: 82)
    public static let ultraThick = Material(opacity: 90)
    public static let bar = Material(opacity: 78)

    public func _paint() -> Paint {
        Paint("color-mix(in srgb,var(--bg3) \(opacity)%,transparent)", backdrop: "blur(24px) saturate(1.8)")
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
