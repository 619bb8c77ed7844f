// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
}

extension AppStorage {
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, .optionalRaw())
    }
}
