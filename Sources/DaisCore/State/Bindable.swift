// SPDX-License-Identifier: Apache-2.0

/// Makes bindings to the properties of an `@Observable` model.
///
/// ```swift
/// @Bindable var book: Book
/// TextField("Title", text: $book.title)
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            identity: BindingIdentity(root: object).appending(keyPath),
            unsafeGet: { object[keyPath: keyPath] },
            set: { value, _ in object[keyPath: keyPath] = value })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Equatable where Value: AnyObject {
    public static func == (a: Self, b: Self) -> Bool { a.wrappedValue === b.wrappedValue }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
