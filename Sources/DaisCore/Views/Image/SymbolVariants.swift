// SPDX-License-Identifier: Apache-2.0

/// Forms of a symbol: filled, in a circle, crossed out.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    var shape: String?
    var isFilled = false
    var isCrossed = false

    public static let none = SymbolVariants()
    public static let fill = SymbolVariants(isFilled: true)
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let slash = SymbolVariants(isCrossed: true)

    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var slash: SymbolVariants { with { $0.isCrossed = true } }

    /// Whether this has everything the other has.
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

    /// The names to try, the fullest first.
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
    /// The forms that symbols take where they have them.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols inside in another form, where they have one.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets the size of symbols inside, beside their text.
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
