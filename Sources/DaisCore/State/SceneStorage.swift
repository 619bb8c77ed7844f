// SPDX-License-Identifier: Apache-2.0

/// A value that is kept under a key for the window, whatever comes and goes in it.
///
/// ```swift
/// @SceneStorage("tab") private var tab = Tab.inbox
/// @SceneStorage("draft") private var draft: String?
/// ```
/// A window is a tab of the browser and has a session of its own, so values last as long as that. Keys of `@AppStorage` are
/// others. Takes what SwiftUI takes, and every other value that can be compared.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var access: StoredAccess<Value>

    /// Values of scenes are a set of their own beside those of the app.
    private final class Scenes {}

    public var wrappedValue: Value {
        get { access.value }
        nonmutating set { access.set(newValue) }
    }

    public var projectedValue: Binding<Value> { access.binding }

    private init(_ key: String, coding: StoredCoding<Value>) {
        access = StoredAccess(key: StoredKey(name: key, store: ObjectIdentifier(Scenes.self)), coding: coding)
    }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.access.connect(to: slots)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage where Value: Hashable {
    /// - Parameter wrappedValue: what is there before anything was stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, coding: .plain(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: Hashable {
    /// - Parameter wrappedValue: what is there before anything was stored.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String) { self.init(key, coding: .raw(wrappedValue)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// `nil` before anything was stored.
    public init<V: Hashable>(_ key: String) where Value == V? { self.init(key, coding: .optional()) }
}
