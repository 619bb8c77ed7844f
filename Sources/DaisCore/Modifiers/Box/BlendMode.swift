// SPDX-License-Identifier: Apache-2.0

/// The blending of colors with those behind them.
public enum BlendMode: Hashable, Sendable {
    /// No blending, and blend modes of CSS with the same names.
    case normal, multiply, screen, overlay, darken, lighten
    /// Brightens the colors behind to reflect the view.
    case colorDodge
    /// Darkens the colors behind to reflect the view.
    case colorBurn
    /// Darkens or lightens, like a diffused spotlight.
    case softLight
    /// Multiplies or screens, like a harsh spotlight.
    case hardLight
    /// Further blend modes of CSS with the same names.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Draws only where something is behind. Browsers cannot: the view is drawn as with ``normal``, and a message names
    /// `clipShape` and `mask`, which limit a view to an outline.
    case sourceAtop
    /// Draws behind what is there already. Browsers cannot: the view is drawn as with ``normal``, and a message names
    /// `background`.
    case destinationOver
    /// Erases what is behind. Browsers can in a `mask`, where one view is behind:
    /// ```swift
    /// Color.teal.mask {
    ///     Rectangle().overlay { Image(systemName: "star").blendMode(.destinationOut) }
    /// }
    /// ```
    /// Elsewhere the view is not drawn, and a message names `mask`.
    case destinationOut
    /// Adds the colors and subtracts white. Only WebKit supports it.
    case plusDarker
    /// Adds the colors.
    case plusLighter

    /// The value of `mix-blend-mode`.
    var css: String {
        switch self {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusDarker: "plus-darker"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut: "normal"
        default: "\(self)"
        }
    }

    /// The modifier that does what the mode is used for, if no browser has the mode.
    fileprivate var remedy: String? {
        switch self {
        case .sourceAtop: "Limit the view with clipShape(_:) or mask(_:) instead."
        case .destinationOver: "Put the view behind the other one with background(_:) instead."
        case .destinationOut: "Cut it out of the view behind in mask(_:) instead."
        default: nil
        }
    }
}

extension View {
    /// Sets the blending of the view with the views behind it.
    ///
    /// ```swift
    /// ZStack {
    ///     Color.yellow
    ///     Text("Sale").font(.largeTitle).blendMode(.multiply)
    /// }
    /// ```
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }
}

nonisolated struct BlendModifier: BoxModifier {
    let mode: BlendMode

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let remedy = mode.remedy { Diagnostics.warn("No browser draws blendMode(.\(mode)).", remedy: remedy) }
        if mode == .destinationOut { return appearance.set("visibility", "hidden") }
        appearance.set("mix-blend-mode", mode.css)
    }
}
