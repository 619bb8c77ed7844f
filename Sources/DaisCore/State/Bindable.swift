// SPDX-License-Identifier: Apache-2.0

/// Creates bindings to the properties of an `@Observable` model.
///
/// ```swift
/// struct BookEditor: View {
///     @Bindable var book: Book
///     var body: some View { TextField("Title", text: $book.title) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// Creates bindings to the properties of a model.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    /// Creates bindings to the properties of a model.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    /// Copies another bindable value.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// The bindable value itself, from which `$model.property` makes bindings.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// Returns a binding to a property of the model.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            identity: BindingIdentity(root: object).appending(keyPath),
            unsafeGet: { object[keyPath: keyPath] },
            set: { value, _ in object[keyPath: keyPath] = value })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identifier of the model.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Equatable where Value: AnyObject {
    /// Returns whether both refer to the same object.
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue === b.wrappedValue }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
