// SPDX-License-Identifier: Apache-2.0

/// The values of one session's `@AppStorage` and `@SceneStorage`.
@MainActor
final class StoredValues {
    private var boxes: [StoredKey: StateBox<AnyHashable?>] = [:]

    func box(for key: StoredKey) -> StateBox<AnyHashable?> {
        if let known = boxes[key] { return known }
        let made = StateBox<AnyHashable?>(nil)
        boxes[key] = made
        return made
    }
}

struct StoredKey: Hashable {
    let name: String
    /// Identifies a separate set of values; `nil` selects the default set.
    let store: ObjectIdentifier?
}

/// Converts a value to its stored form: the value itself, or its raw number or string.
struct StoredCoding<Value> {
    let initial: Value
    let decode: (AnyHashable) -> Value?
    let encode: (Value) -> AnyHashable?
}

extension StoredCoding where Value: Hashable {
    static func plain(_ initial: Value) -> Self {
        Self(initial: initial, decode: { $0.base as? Value }, encode: { AnyHashable($0) })
    }
}

extension StoredCoding where Value: RawRepresentable, Value.RawValue: Hashable {
    static func raw(_ initial: Value) -> Self {
        Self(
            initial: initial, decode: { ($0.base as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            encode: { AnyHashable($0.rawValue) })
    }
}

extension StoredCoding {
    static func optional<V: Hashable>() -> Self where Value == V? {
        Self(initial: nil, decode: { $0.base as? V }, encode: { value in value.map { AnyHashable($0) } })
    }

    static func optionalRaw<R: RawRepresentable>() -> Self where Value == R?, R.RawValue: Hashable {
        Self(
            initial: nil, decode: { ($0.base as? R.RawValue).flatMap(R.init(rawValue:)) },
            encode: { $0.map { AnyHashable($0.rawValue) } })
    }
}

/// Connects one property to its stored value.
struct StoredAccess<Value> {
    let key: StoredKey
    let coding: StoredCoding<Value>
    private var box: StateBox<AnyHashable?>?

    init(key: StoredKey, coding: StoredCoding<Value>) {
        self.key = key
        self.coding = coding
    }

    @MainActor mutating func connect(to slots: _PropertySlots) {
        let scope = slots.owner.tree.scope
        box = slots.next { scope.shared(StoredValues.self) { StoredValues() }.box(for: key) }
    }

    var value: Value { box?.read().flatMap(coding.decode) ?? coding.initial }

    func set(_ value: Value) {
        guard let box else { return Diagnostics.stateOutsideView(Value.self) }
        box.write(coding.encode(value))
    }

    var binding: Binding<Value> {
        Binding(identity: box.map(BindingIdentity.init(root:)), unsafeGet: { value }, set: { new, _ in set(new) })
    }
}
