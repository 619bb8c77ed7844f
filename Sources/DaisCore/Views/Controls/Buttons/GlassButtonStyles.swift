// SPDX-License-Identifier: Apache-2.0

/// A button style with a label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates the style.
    nonisolated public init() { glass = .regular }
    /// Creates the style with a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// Returns the button on glass.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        GlassButton(configuration: configuration, glass: glass)
    }
}

/// A button style for the most important button: a light label on glass in the tint color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the button on tinted glass.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        GlassButton(configuration: configuration, glass: .regular.tint(.accentColor)).foregroundStyle(.white)
    }
}

nonisolated private struct GlassButton: View, BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass

    @MainActor var body: some View {
        Button(
            configuration,
            label: configuration.label.padding(.horizontal, 14).padding(.vertical, 8).glassEffect(glass.interactive())
        )
        .environment(\.buttonStyle, .builtIn(.plain))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Shows the label on glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Shows the label on a kind of glass.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Shows a light label on glass in the tint color.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
