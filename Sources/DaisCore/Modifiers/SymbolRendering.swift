// SPDX-License-Identifier: Apache-2.0

/// How many colours a symbol shows.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// How many colours symbols are meant to show; read by views that draw symbols of their own.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Says how many colours symbols inside are meant to show. Our drawings have one.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Says how many colours the symbol is meant to show. Our drawings have one.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
