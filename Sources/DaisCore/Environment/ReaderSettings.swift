// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Settings that a browser does not tell pages. They have a default that holds for most readers, and a view may set
// another one, for example in a preview or a test.

private struct DifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private struct ShowButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private struct VoiceOverKey: EnvironmentKey { static let defaultValue = false }
private struct SwitchControlKey: EnvironmentKey { static let defaultValue = false }
private struct LargeContentViewerKey: EnvironmentKey { static let defaultValue = false }
private struct ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }

/// The contrast between the colors of foreground and background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The weight of text that a reader prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
    /// A Boolean that is `true` if color must not be the only difference. Browsers do not tell, so it is `false` unless
    /// set.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// A Boolean that is `true` if the reader prefers opaque backgrounds. It is `false` unless set.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// A Boolean that is `true` if the colors of the screen are inverted. It is `false` unless set.
    public var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    /// A Boolean that is `true` if buttons must have a visible shape. It is `false` unless set.
    public var accessibilityShowButtonShapes: Bool {
        get { self[ShowButtonShapesKey.self] }
        set { self[ShowButtonShapesKey.self] = newValue }
    }

    /// A Boolean that is `true` if a screen reader runs. Pages cannot know, so it is `false` unless set.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// A Boolean that is `true` if switch control runs. Pages cannot know, so it is `false` unless set.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[SwitchControlKey.self] }
        set { self[SwitchControlKey.self] = newValue }
    }

    /// A Boolean that is `true` if the viewer for large content is on. No browser has one, so it is `false` unless set.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[LargeContentViewerKey.self] }
        set { self[LargeContentViewerKey.self] = newValue }
    }

    /// The contrast of the colors. It is `standard` unless set.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The weight of text that the reader prefers. It is `nil` unless set.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The number of pixels in a point. The server is not told, so it is 1 unless set.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The minimum height of the rows of lists in points. The default is 44.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The minimum height of the headers of lists in points, for views that read it. Headers are as high as their
    /// content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// A Boolean that is `true` if the space between letters may shrink. Browsers do not shrink it.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The length of a pixel in points, which is 1 divided by ``displayScale``.
    public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }

    /// A Boolean that is `true` if assistive technology runs: a screen reader or switch control. It is `false` unless
    /// one of these is set.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
}

// As for the color scheme, the browser needs these values too.
extension View {
    /// Sets a length of the environment. The minimum height of rows also applies to the lists in the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, CGFloat>, _ value: CGFloat
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(ListHeightModifier(row: keyPath == \.defaultMinListRowHeight ? value : nil))
    }

    /// Allows the space between letters to shrink, for views that read it from the environment. Browsers do not shrink
    /// it.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

nonisolated struct ListHeightModifier: BoxModifier, Equatable {
    let row: CGFloat?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let row, appearance.value(of: "--row-h") == nil { appearance.set("--row-h", max(0, row).px) }
    }
}
