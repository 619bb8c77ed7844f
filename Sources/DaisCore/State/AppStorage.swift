// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value that is kept under a key, shared by all views of the session that name it.
///
/// ```swift
/// @AppStorage("showsHints") private var showsHints = true
/// ```
/// On a server the defaults of the process would belong to all users, so every session has its own: values last as long
/// as the browser's session and are never seen by another one. A `store` names a separate set of values, it is not written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var access: StoredAccess<Value>

    public var wrappedValue: Value {
        get { access.value }
        nonmutating set { access.set(newValue) }
    }

    public var projectedValue: Binding<Value> { access.binding }

    init(_ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
        access = StoredAccess(key: StoredKey(name: key, store: store.map(ObjectIdentifier.init)), coding: coding)
    }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let storage = pointer.assumingMemoryBound(to: Self.self)
        storage.pointee.access.connect(to: slots)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .raw(wrappedValue))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .raw(wrappedValue))
    }
}
