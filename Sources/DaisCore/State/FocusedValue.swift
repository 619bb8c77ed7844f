// SPDX-License-Identifier: Apache-2.0

/// Reads a value that the focused view, a view around it, or any view of the scene provides.
///
/// ```swift no-compile: uses the key of the example of FocusedValues
/// struct ShareButton: View {
///     @FocusedValue(\.note) private var note
///     var body: some View { Button("Share") { share(note?.wrappedValue) }.disabled(note == nil) }
/// }
/// ```
/// The value is `nil` until a view that provides it, or a view inside it, has had the focus. A button or a link does not
/// take the focus away from a field.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads the model of a type that ``View/focusedValue(_:)`` provides.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[objectType] } }

    /// The value, or `nil` if no focused view provides one.
    public var wrappedValue: Value? {
        FocusedValues.current.flatMap(read)
    }

    /// Connects nothing: the value is the session's.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {}
}

/// Reads and writes the value behind a binding that the focused view provides.
///
/// ```swift no-compile: uses the key of the example of FocusedValues
/// @FocusedBinding(\.note) private var note: String?
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The value, or `nil` if no focused view provides a binding. Writing `nil` has no effect.
    public var wrappedValue: Value? {
        get { FocusedValues.current?[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { FocusedValues.current?[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        Binding<Value?>(unsafeGet: { wrappedValue }, set: { new, _ in wrappedValue = new })
    }

    /// Connects nothing: the value is the session's.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {}
}

extension FocusedValues {
    /// The values of the session of the current turn. Reading them in a body makes the body follow them.
    /// The values of the focused view and its scene.
    static var current: FocusedValues? {
        // Bodies and handlers run on the main actor.
        guard let store = MainActor.assumeIsolated({ SessionContext.current?.focusedValues }) else { return nil }
        store.readers.recordRead()
        return store.current
    }
}

extension View {
    /// Provides a value while the view, or a view inside it, has the focus.
    ///
    /// ```swift no-compile: uses the key of the example of FocusedValues
    /// TextEditor(text: $note).focusedValue(\.note, $note)
    /// ```
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false, keyPath: keyPath, value: value))
    }

    /// Provides a value while the view, or a view inside it, has the focus; `nil` provides none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false, keyPath: keyPath, value: value))
    }

    /// Provides a model while the view, or a view inside it, has the focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false, keyPath: \.[FocusedModel<T>()], value: object))
    }

    /// Provides a value while the view is shown, wherever the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true, keyPath: keyPath, value: value))
    }

    /// Provides a value while the view is shown, wherever the focus is; `nil` provides none.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true, keyPath: keyPath, value: value))
    }

    /// Provides a model while the view is shown, wherever the focus is.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true, keyPath: \.[FocusedModel<T>()], value: object))
    }
}

/// A model's type as the component of a key path.
nonisolated struct FocusedModel<T>: Hashable {}

extension FocusedValues {
    subscript<T: AnyObject>(_ model: FocusedModel<T>) -> T? {
        get { self[T.self] }
        set { self[T.self] = newValue }
    }
}

nonisolated struct FocusedValueModifier<Value>: BoxModifier {
    let isForScene: Bool
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {}

    private func set(_ values: inout FocusedValues) {
        if let value { values[keyPath: keyPath] = value }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let modifier = current()
        // The page reports the focus of elements that want it.
        if !modifier.isForScene { element.on(.focus) { _ in } }
        let store = node.tree.scope.focusedValues
        store.add(node, element, isForScene: modifier.isForScene, modifier.set)
    }

    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>) {
        node.tree.scope.focusedValues.change(node, current().set)
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        node.tree.scope.focusedValues.remove(node)
    }
}
