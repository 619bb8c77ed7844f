// SPDX-License-Identifier: Apache-2.0

/// A value that a view owns, and that outlives the process.
///
/// It is a `@State` whose value returns after a restart of the server, a deployment or a reload of the page. Use it for
/// what the user would miss: what is presented, and drafts.
///
/// ```swift
/// struct Compose: View {
///     @RestorableState("isComposing") private var isComposing = false
///     @RestorableState("draft") private var draft = ""
///
///     var body: some View {
///         Button("Write") { isComposing = true }
///             .sheet(isPresented: $isComposing) { TextEditor(text: $draft) }
///     }
/// }
/// ```
///
/// The browser keeps the value, encrypted by the server. It belongs to the interface: keep rights, prices and everything
/// that must be true in the app's store, because a browser can return an old value. A value returns to the same view: the
/// one at the same position in the view tree, in the row, page or presentation with the same id. Rows of objects
/// without an `id` restore nothing. A value that no longer decodes is ignored, and the view begins with its initial value.
@propertyWrapper
public struct RestorableState<Value: Codable>: DynamicProperty {
    private let initial: Value
    private let key: String
    private var box: StateBox<Value>?

    /// Creates a state with an initial value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value without a restored one.
    ///   - key: A name that no other such property of the view has. A later build with the same name restores the value.
    public init(wrappedValue: Value, _ key: String) {
        initial = wrappedValue
        self.key = key
    }

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
        state.pointee.box = slots.next { state.pointee.makeBox(for: owner) }
    }

    @MainActor private func makeBox(for owner: _CompositeBase) -> StateBox<Value> {
        let box = StateBox(initial)
        guard let restoration = owner.restoration, let place = owner.snapshotKey else { return box }
        let name = "\(place) \(owner.viewName).\(key)"
        if let text = restoration.takeValue(name), let value: Value = StableJSON.value(of: text) {
            box.exchange(value)
        }
        let initial = StableJSON.text(of: initial)
        let read: () -> String? = { StableJSON.text(of: box.current) }
        let (type, view) = ("\(Value.self)", owner.viewName)
        restoration.follow(owner) { [key] snapshot in
            guard let text = read() else {
                return Diagnostics.warn(
                    "The value of @RestorableState(\"\(key)\") cannot be encoded; it is not restored.",
                    remedy: "Look at encode(to:) of \(type).")
            }
            guard text != initial else { return }
            if snapshot.values.updateValue(text, forKey: name) != nil {
                Diagnostics.warn(
                    "Two @RestorableState(\"\(key)\") of \(view) have the same place; one is restored.",
                    remedy: "Give the properties different keys, or the views an id(_:).")
            }
        }
        return box
    }
}

extension RestorableState where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    ///
    /// - Parameter key: A name that no other such property of the view has.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension RestorableState: @unchecked Sendable where Value: Sendable {}
