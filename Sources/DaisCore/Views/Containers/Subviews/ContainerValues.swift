// SPDX-License-Identifier: Apache-2.0

/// A key of the values that a view gives to the container around it, and its default value.
///
/// ```swift
/// private struct PinnedKey: ContainerValueKey { static let defaultValue = false }
/// extension ContainerValues {
///     var isPinned: Bool { get { self[PinnedKey.self] } set { self[PinnedKey.self] = newValue } }
/// }
/// ```
/// `@Entry` declares the same in one line.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it, set with `containerValue(_:_:)`.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isUrgent = false
/// }
///
/// struct Board<Content: View>: View {
///     @ViewBuilder var content: Content
///     var body: some View {
///         ForEach(subviews: content) { subview in
///             subview.padding().background(subview.containerValues.isUrgent ? Color.red : Color.gray)
///         }
///     }
/// }
/// ```
/// A value is that of one view and does not reach beyond its container. A stack with such a view does not have the value.
public struct ContainerValues {
    var tag: AnyHashable?
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates the values of a view from its traits.
    @MainActor init(_ traits: ViewTraits?) {
        guard let traits else { return }
        tag = traits.tag
        // The modifiers were collected from the inside out, and an inner one takes precedence.
        for write in traits.containerValues.reversed() { write(&self) }
    }

    init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let stored = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view, or the id of its row in a `ForEach`, if it is of the given type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Returns whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
    /// Sets a value that the container around the view can read.
    ///
    /// ```swift
    /// extension View {
    ///     func cardColor(_ color: Color) -> some View { containerValue(\.cardColor, color) }
    /// }
    /// extension ContainerValues {
    ///     @Entry var cardColor = Color.blue
    /// }
    /// ```
    /// A container of the app reads it in `Group(subviews:transform:)`, `ForEach(subviews:content:)` and their forms for
    /// sections, a `Layout` with `LayoutSubview.containerValues`.
    ///
    /// - Parameters:
    ///   - keyPath: The property of the values. It may lead to a part of one: `\.pin.angle`.
    ///   - value: The new value. If several modifiers set a property, the innermost one applies.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(
            TraitModifier(value: ContainerValueWrite(keyPath: keyPath, value: value)) { traits, write in
                traits.containerValues.append { $0[keyPath: write.keyPath] = write.value }
            })
    }
}

private struct ContainerValueWrite<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueWrite: Equatable where Value: Equatable {}
