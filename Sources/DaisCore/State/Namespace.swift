// SPDX-License-Identifier: Apache-2.0

/// A name that no other view has, for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier?
    }
    private final class Identity: Sendable {}
    private var identity: Identity?

    public init() {}
    public var wrappedValue: ID { ID(object: identity.map { ObjectIdentifier($0) }) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.identity = slots.next { Identity() }
    }
}
