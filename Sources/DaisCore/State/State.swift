// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A value that a view owns as long as the view exists.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View {
///         Button("Count: \(count)") { count += 1 }
///     }
/// }
/// ```
/// When the value changes, only the bodies that read it are evaluated again. Every browser tab has its own value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline let initial: Value
    @usableFromInline var box: StateBox<Value>?

    // A `ForEach` makes the views of all its rows again, so this is compiled into the app: in generic code, it looks up
    // the type of the state each time, which takes 330 instructions.

    /// Creates a state with an initial value.
    @inlinable public init(wrappedValue: Value) {
        initial = wrappedValue
        box = nil
    }
    /// Creates a state with an initial value.
    @inlinable public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The current value. Without a mounted view there is no storage, and writing reports a diagnostic.
    public var wrappedValue: Value {
        get { box?.read() ?? initial }
        nonmutating set {
            guard let box else { return Diagnostics.stateOutsideView(Value.self) }
            box.write(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else {
            let initial = initial
            return Binding(unsafeGet: { initial }, set: { _, _ in Diagnostics.stateOutsideView(Value.self) })
        }
        return box.binding
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        let owner = slots.owner
        state.pointee.box = slots.next {
            let box = StateBox(state.pointee.initial)
            if owner.tree.scope.keepsStates { box.keep(for: owner) }
            return box
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The storage of a view's own value.
protocol StateStorage: AnyObject {}

/// The storage of a `@State` value.
@usableFromInline
final class StateBox<Value>: Dependency, StateStorage, @unchecked Sendable {
    private struct Storage: ~Copyable {
        nonisolated(unsafe) var value: Value
    }
    private let storage: Mutex<Storage>

    init(_ value: Value) {
        nonisolated(unsafe) let value = value
        storage = Mutex(Storage(value: value))
    }

    func read() -> Value {
        recordRead()
        return current
    }

    /// The value, read without recording a reader.
    var current: Value {
        storage.withLock { storage in
            nonisolated(unsafe) let value = storage.value
            return value
        }
    }

    func write(_ new: Value) {
        nonisolated(unsafe) let new = new
        nonisolated(unsafe) var isSame = false
        storage.withLock { storage in
            isSame = Self.equal(storage.value, new)
            storage.value = new
        }
        // SwiftUI also skips the body when an equatable value does not change.
        if !isSame { changed() }
    }

    /// Replaces the value without marking readers.
    func exchange(_ new: Value) {
        nonisolated(unsafe) let new = new
        storage.withLock { $0.value = new }
    }

    var binding: Binding<Value> {
        Binding(identity: BindingIdentity(root: self), unsafeGet: { self.read() }, set: { new, _ in self.write(new) })
    }

    static func equal(_ a: Value, _ b: Value) -> Bool {
        guard let a = a as? any Equatable else { return false }
        return isEqual(a, b)
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
}
