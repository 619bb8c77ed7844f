// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional Boolean, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
    /// Stores an optional integer, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
    /// Stores an optional number, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
    /// Stores an optional string, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
    /// Stores an optional URL, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optional()) }
    /// Stores an optional date, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }
    /// Stores optional data, `nil` until something writes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
}

extension AppStorage {
    /// Stores an optional value by its string, `nil` until something writes it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }

    /// Stores an optional value by its integer, `nil` until something writes it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, .optionalRaw())
    }
}
