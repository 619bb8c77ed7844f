// SPDX-License-Identifier: Apache-2.0

/// Observes an `ObservableObject` that something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the properties of the object: `$model.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                identity: BindingIdentity(root: object).appending(keyPath),
                unsafeGet: { object[keyPath: keyPath] },
                set: { value, _ in object[keyPath: keyPath] = value })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType
    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// A wrapper that creates bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        let subscription = slots.next { ObjectSubscription() }
        subscription.follow(object, for: slots.owner)
    }
}

extension ObservedObject: DynamicInput {
    func isSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// The object that a property currently observes.
@MainActor
final class ObjectSubscription {
    private var current: ObjectIdentifier?

    func follow(_ object: some ObservableObject, for owner: _CompositeBase) {
        let id = ObjectIdentifier(object)
        if let current, current != id { owner.unsubscribe(from: current) }
        current = id
        owner.subscribe(to: object)
    }
}

/// Creates an `ObservableObject` once and owns it as long as the view exists.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var owned: OwnedObject<ObjectType>?

    /// Stores the closure that creates the object; it runs when the view appears, at most once.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let owned { return owned.object }
        Diagnostics.objectOutsideView(ObjectType.self)
        return make()
    }

    /// A wrapper that creates bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let owned = slots.next { OwnedObject(property.pointee.make()) }
        property.pointee.owned = owned
        slots.owner.subscribe(to: owned.object)
    }
}

private final class OwnedObject<Object> {
    let object: Object
    init(_ object: Object) { self.object = object }
}

/// Observes an `ObservableObject` that `.environmentObject` puts into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Looks the object up by its type.
    public init() {}

    /// The object. A missing object stops the program with a message.
    public var wrappedValue: ObjectType {
        guard let object else { Diagnostics.missingModel(ObjectType.self) }
        return object
    }

    /// A wrapper that creates bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let object = EnvironmentValues(scope: slots.owner.environment)[ObjectType.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        let subscription = slots.next { ObjectSubscription() }
        if let object { subscription.follow(object, for: slots.owner) }
    }
}
