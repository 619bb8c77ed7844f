// SPDX-License-Identifier: Apache-2.0

/// A value stored under a key for the window. It outlives the views that use it.
///
/// ```swift
/// @SceneStorage("tab") private var tab = "inbox"
/// @SceneStorage("draft") private var draft: String?
/// ```
/// A window is a browser tab. A `Codable` value returns after a reload of the tab and after a restart of the server; see
/// ``RestorableState``. Its keys are separate from those of `@AppStorage`. Besides the types of SwiftUI it stores every
/// other hashable value, as long as the session.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var access: StoredAccess<Value>

    /// The stored value, or the default value if nothing has been stored.
    public var wrappedValue: Value {
        get { access.value }
        nonmutating set { access.set(newValue) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { access.binding }

    private init(_ key: String, coding: StoredCoding<Value>) {
        access = StoredAccess(key: .scene(key), coding: coding)
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.access.connect(to: slots)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage where Value: Hashable {
    /// Stores a hashable value. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String) { self.init(key, coding: .plain(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: Hashable {
    /// Stores a value by its raw value. `wrappedValue` is the default.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String) { self.init(key, coding: .raw(wrappedValue)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional value, `nil` until something writes it.
    public init<V: Hashable>(_ key: String) where Value == V? { self.init(key, coding: .optional()) }
}
