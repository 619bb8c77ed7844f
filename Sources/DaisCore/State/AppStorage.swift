// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value stored under a key and shared by all views of the session that use the key.
///
/// ```swift
/// @AppStorage("showsHints") private var showsHints = true
/// ```
/// On a server the defaults of the process would belong to all users, so the browser keeps the values, at most 8 kB of
/// all keys together. A new session in the same browser begins with them; a value that another tab changes arrives with
/// the next load of the page. The first page is rendered without them. The user can read and change what a browser
/// keeps, so values that must be true belong in the app's store. A `store` selects a separate set of values, which lasts
/// as long as the session; Dais does not write to it. `UserDefaults.standard` is the same as no store.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var access: StoredAccess<Value>

    /// The stored value, or the default value if nothing has been stored.
    public var wrappedValue: Value {
        get { access.value }
        nonmutating set { access.set(newValue) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { access.binding }

    init(_ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
        access = StoredAccess(key: .app(key, in: store), coding: coding)
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let storage = pointer.assumingMemoryBound(to: Self.self)
        storage.pointee.access.connect(to: slots)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
    /// Stores a Boolean. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Int {
    /// Stores an integer. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Double {
    /// Stores a number. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == String {
    /// Stores a string. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == URL {
    /// Stores a URL. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Date {
    /// Stores a date. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value == Data {
    /// Stores data. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Stores a value by its integer. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .raw(wrappedValue))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Stores a value by its string. `wrappedValue` is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .raw(wrappedValue))
    }
}
