// SPDX-License-Identifier: Apache-2.0

/// The use of colors in a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    /// One color.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colors.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One color with several opacities.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// One foreground style for each level.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// The rendering mode of symbols, for views that draw their own symbols. Built-in symbols ignore it.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the rendering mode of symbols. The built-in symbols have one color and ignore it.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Returns the image unchanged: the built-in symbols have one color.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
