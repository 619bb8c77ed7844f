// SPDX-License-Identifier: Apache-2.0

/// The style of a family of controls in the environment: a built-in one, or a custom one and the style around it.
nonisolated enum StyleSlot<BuiltIn: Hashable & Sendable>: Equatable {
    case builtIn(BuiltIn)
    indirect case custom(StyleValue, outer: StyleSlot)
}

/// The key of a family of styles.
nonisolated protocol StyleFamily: EnvironmentKey where Value == StyleSlot<BuiltIn> {
    /// The built-in styles of the family.
    associatedtype BuiltIn: Hashable & Sendable
    /// The style of controls without a style modifier.
    static var standard: BuiltIn { get }
}

extension StyleFamily {
    static var defaultValue: StyleSlot<BuiltIn> { .builtIn(standard) }
}

extension View {
    /// Sets the style of the controls of a family. `builtIn` is `nil` for a custom style, which keeps the style around it.
    nonisolated func controlStyle<BuiltIn>(
        _ family: WritableKeyPath<EnvironmentValues, StyleSlot<BuiltIn>>, _ style: Any, builtIn: BuiltIn?
    ) -> some View {
        EnvironmentView(content: self) { values in
            if let builtIn {
                values[keyPath: family] = .builtIn(builtIn)
            } else {
                values[keyPath: family] = .custom(StyleValue(style), outer: values[keyPath: family])
            }
        }
    }
}

extension ValueBody {
    /// Returns the content that a style makes, as a view in which controls of the same family have the style around this
    /// one. A style that contains such a control would otherwise contain itself.
    @MainActor static func view<BuiltIn>(
        _ style: Value, in family: WritableKeyPath<EnvironmentValues, StyleSlot<BuiltIn>>, outer: StyleSlot<BuiltIn>,
        make: @escaping @MainActor (Value) -> Content
    ) -> AnyView {
        AnyView(ValueBody(of: style, make: make).environment(family, outer))
    }
}
