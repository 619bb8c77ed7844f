// SPDX-License-Identifier: Apache-2.0

/// A key for a value that views pass to the custom layout around them.
///
/// ```swift
/// struct Column: LayoutValueKey {
///     static let defaultValue = 0
/// }
/// let label = Text("Total").layoutValue(key: Column.self, value: 2)
/// ```
/// The layout reads it with `subview[Column.self]`.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Passes a value to the custom layout around the view.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        let name = ObjectIdentifier(key)
        return modifier(TraitModifier(value: value) { $0.layoutValues[name] = $1 })
    }
}
