// SPDX-License-Identifier: Apache-2.0

/// Variants of a symbol, such as filled, in a circle, or with a slash.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    var shape: String?
    var isFilled = false
    var isCrossed = false

    /// No variant.
    public static let none = SymbolVariants()
    /// A filled symbol.
    public static let fill = SymbolVariants(isFilled: true)
    /// A symbol in a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// A symbol in a square.
    public static let square = SymbolVariants(shape: "square")
    /// A symbol in a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// A symbol with a slash.
    public static let slash = SymbolVariants(isCrossed: true)

    /// These variants, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// These variants, in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// These variants, in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// These variants, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// These variants, with a slash.
    public var slash: SymbolVariants { with { $0.isCrossed = true } }

    /// Returns whether these variants include all of the given ones.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isCrossed || isCrossed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isCrossed: isCrossed || other.isCrossed)
    }

    /// Returns the names to try, the most specific first.
    func names(of name: String) -> [String] {
        guard self != .none else { return [name] }
        let words = name.split(separator: ".")
        var full = name
        if let shape, !words.contains(Substring(shape)) { full += "." + shape }
        if isCrossed, !words.contains("slash") { full += ".slash" }
        if isFilled, !words.contains("fill") { full += ".fill" }
        return [full, isFilled ? name + ".fill" : name, name]
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The variants of symbols. Symbols without a variant stay unchanged.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of symbols relative to text. The default is `medium`.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in the view in a variant, if they have it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets the size of symbols in the view relative to their text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale).modifier(ImageScaleModifier(scale: scale))
    }
}

nonisolated struct ImageScaleModifier: BoxModifier {
    let scale: Image.Scale

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.value(of: "--is") == nil else { return }
        appearance.set("--is", scale == .small ? ".8" : scale == .medium ? "1" : "1.28")
    }
}
