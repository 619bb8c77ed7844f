// SPDX-License-Identifier: Apache-2.0

/// Follows an `ObservableObject` that something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties, `$model.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
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

    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        let seat = slots.next { ObjectSeat() }
        seat.follow(object, for: slots.owner)
    }
}

extension ObservedObject: DynamicInput {
    func isSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// Which object a property follows at the moment.
@MainActor
final class ObjectSeat {
    private var current: ObjectIdentifier?

    func follow(_ object: some ObservableObject, for owner: CompositeBase) {
        let id = ObjectIdentifier(object)
        if let current, current != id { owner.unsubscribe(from: current) }
        current = id
        owner.subscribe(to: object)
    }
}

/// Owns an `ObservableObject` for as long as the view is on screen.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var owned: OwnedObject<ObjectType>?

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    public var wrappedValue: ObjectType {
        if let owned { return owned.object }
        Diagnostics.objectOutsideView(ObjectType.self)
        return make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
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

/// Follows an `ObservableObject` that `.environmentObject` put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else { Diagnostics.missingModel(ObjectType.self) }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let object = EnvironmentValues(scope: slots.owner.environment)[ObjectType.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        let seat = slots.next { ObjectSeat() }
        if let object { seat.follow(object, for: slots.owner) }
    }
}
