// SPDX-License-Identifier: Apache-2.0

/// A unique identifier for views that belong together, such as the source and the destination of a transition.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier?
    }
    private final class Identity: Sendable {}
    private var identity: Identity?

    /// Creates a namespace that lives as long as its view.
    public init() {}
    /// The identifier of this namespace.
    public var wrappedValue: ID { ID(object: identity.map { ObjectIdentifier($0) }) }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.identity = slots.next { Identity() }
    }
}
