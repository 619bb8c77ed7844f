// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The values of one session's `@AppStorage` and `@SceneStorage`.
///
/// Those of `@AppStorage` without a store are kept by the browser, and those of `@SceneStorage` are part of snapshots.
@MainActor
final class StoredValues {
    private var boxes: [StoredKey: StateBox<AnyHashable?>] = [:]
    /// The values as JSON that no property has read yet, because only a property knows their types.
    private var unread: [StoredKey: String] = [:]
    /// The values that the browser keeps, by their names.
    private var kept: [String: String] = [:]
    /// The names of the values that properties have written, and of those that are not sent yet.
    private nonisolated let written = Mutex((all: Set<String>(), unsent: Set<String>()))

    func box(for key: StoredKey) -> StateBox<AnyHashable?> {
        if let known = boxes[key] { return known }
        let made = StateBox<AnyHashable?>(nil)
        boxes[key] = made
        return made
    }

    /// Returns the unread value of a key.
    func take(_ key: StoredKey) -> String? { unread.removeValue(forKey: key) }

    /// Takes over the values of a snapshot.
    func restore(scene: [String: String]) {
        for (name, json) in scene { unread[.scene(name)] = json }
    }

    /// The values of the window, as JSON.
    var scene: [String: String] {
        var scene: [String: String] = [:]
        for (key, json) in unread where key.store == .scene { scene[key.name] = json }
        for (key, box) in boxes where key.store == .scene {
            if let json = Self.json(of: box.current) { scene[key.name] = json }
        }
        return scene
    }

    private static func json(of value: AnyHashable?) -> String? {
        (value?.base as? any Encodable).flatMap { StableJSON.text(of: $0) }
    }

    // MARK: The browser's values

    /// The numbers of bytes of a name, and of all names and values together, that a browser keeps.
    private static let longestName = 200
    static let mostKept = 8192

    /// Takes over the values that the browser has kept.
    func restore(app values: [String: String]) {
        for (name, json) in values {
            kept[name] = json
            unread[.app(name)] = json
        }
    }

    /// Records that a property has written a value, on any thread.
    nonisolated func note(_ key: StoredKey) {
        guard key.store == .app else { return }
        written.withLock { names in
            names.all.insert(key.name)
            names.unsent.insert(key.name)
        }
    }

    /// Lets ``takeWritten()`` return all written values again, for a browser that may have missed some.
    func noteAll() { written.withLock { $0.unsent = $0.all } }

    /// Returns the values that the browser has to keep now, and `nil` for those that it has to remove.
    func takeWritten() -> [(name: String, json: String?)] {
        let names = written.withLock { names in
            defer { names.unsent = [] }
            return names.unsent
        }
        return names.sorted().compactMap { name in
            let json = boxes[.app(name)].flatMap { Self.json(of: $0.current) }
            let others = kept.reduce(0) { $1.key == name ? $0 : $0 + $1.key.utf8.count + $1.value.utf8.count }
            let bytes = name.utf8.count + (json?.utf8.count ?? 0)
            guard name.utf8.count <= Self.longestName, json == nil || others + bytes <= Self.mostKept else {
                Diagnostics.warn(
                    "@AppStorage(\"\(name.prefix(40))\") has \(bytes) bytes, and a browser keeps \(Self.mostKept) of all.",
                    remedy: "Keep large values in the app's store.")
                return nil
            }
            kept[name] = json
            return (name, json)
        }
    }
}

struct StoredKey: Hashable {
    let name: String
    let store: Store

    /// A set of values.
    enum Store: Hashable {
        case app, scene
        case suite(String)
        case other(ObjectIdentifier)

        /// Finds the set of a store. Stores of one suite have the same values, and an app often makes one for each
        /// property. Foundation does not tell the name of the suite.
        init(_ store: UserDefaults) {
            if store === UserDefaults.standard {
                self = .app
            } else if let suite = Mirror(reflecting: store).descendant("suite") as? String {
                self = .suite(suite)
            } else {
                self = .other(ObjectIdentifier(store))
            }
        }
    }

    static func app(_ name: String, in store: UserDefaults? = nil) -> StoredKey {
        StoredKey(name: name, store: store.map(Store.init) ?? .app)
    }
    static func scene(_ name: String) -> StoredKey { StoredKey(name: name, store: .scene) }
}

/// Converts a value to its stored form: the value itself, or its raw number or string.
struct StoredCoding<Value> {
    let initial: Value
    let decode: (AnyHashable) -> Value?
    let encode: (Value) -> AnyHashable?
    /// Reads the stored form from JSON.
    let read: (String) -> AnyHashable?
}

/// Reads a value of a type that may be decodable.
private func stored<Stored: Hashable>(_ type: Stored.Type) -> (String) -> AnyHashable? {
    guard let type = type as? any (Hashable & Decodable).Type else { return { _ in nil } }
    return { decode(type, $0) }
}

private func decode<Stored: Hashable & Decodable>(_ type: Stored.Type, _ json: String) -> AnyHashable? {
    (StableJSON.value(of: json) as Stored?).map { AnyHashable($0) }
}

extension StoredCoding where Value: Hashable {
    static func plain(_ initial: Value) -> Self {
        Self(initial: initial, decode: { $0.base as? Value }, encode: { AnyHashable($0) }, read: stored(Value.self))
    }
}

extension StoredCoding where Value: RawRepresentable, Value.RawValue: Hashable {
    static func raw(_ initial: Value) -> Self {
        Self(
            initial: initial, decode: { ($0.base as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            encode: { AnyHashable($0.rawValue) }, read: stored(Value.RawValue.self))
    }
}

extension StoredCoding {
    static func optional<V: Hashable>() -> Self where Value == V? {
        Self(
            initial: nil, decode: { $0.base as? V }, encode: { value in value.map { AnyHashable($0) } },
            read: stored(V.self))
    }

    static func optionalRaw<R: RawRepresentable>() -> Self where Value == R?, R.RawValue: Hashable {
        Self(
            initial: nil, decode: { ($0.base as? R.RawValue).flatMap(R.init(rawValue:)) },
            encode: { $0.map { AnyHashable($0.rawValue) } }, read: stored(R.RawValue.self))
    }
}

/// Connects one property to its stored value.
struct StoredAccess<Value> {
    private(set) var key: StoredKey
    let coding: StoredCoding<Value>
    private var box: StateBox<AnyHashable?>?
    private var values: StoredValues?

    init(key: StoredKey, coding: StoredCoding<Value>) {
        self.key = key
        self.coding = coding
    }

    @MainActor mutating func connect(to slots: _PropertySlots) {
        let values = slots.owner.tree.scope.shared(StoredValues.self) { StoredValues() }
        self.values = values
        if key.store == .app, let store = EnvironmentValues(scope: slots.owner.environment)[DefaultStoreKey.self] {
            key = .app(key.name, in: store)
        }
        box = slots.next {
            let box = values.box(for: key)
            if let value = values.take(key).flatMap(coding.read) { box.exchange(value) }
            return box
        }
    }

    var value: Value { box?.read().flatMap(coding.decode) ?? coding.initial }

    func set(_ value: Value) {
        guard let box else { return Diagnostics.stateOutsideView(Value.self) }
        box.write(coding.encode(value))
        values?.note(key)
    }

    var binding: Binding<Value> {
        Binding(identity: box.map(BindingIdentity.init(root:)), unsafeGet: { value }, set: { new, _ in set(new) })
    }
}
