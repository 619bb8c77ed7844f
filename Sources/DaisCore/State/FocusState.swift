// SPDX-License-Identifier: Apache-2.0

/// The field that has the keyboard focus. Read it to find out, and set it to move the focus.
///
/// ```swift
/// enum Field { case name, email }
/// @FocusState private var focus: Field?
///
/// TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
/// TextField("Email", text: $email).focused($focus, equals: .email)
/// Button("Done") { focus = nil }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var box: FocusBox<Value>?

    /// Creates a state that is `true` while the field has the focus.
    public init() where Value == Bool { none = false }
    /// Creates a state that holds the value of the focused field, or `nil`.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The current value. Writing it moves the focus after the page has been updated.
    public var wrappedValue: Value {
        get { box?.value ?? none }
        nonmutating set {
            guard let box else { return Diagnostics.stateOutsideView(Value.self) }
            box.set(newValue)
        }
    }

    /// A reference to the state for ``View/focused(_:equals:)``.
    public var projectedValue: Binding { Binding(none: none, box: box) }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        state.pointee.box = slots.next { FocusBox(none: state.pointee.none, tree: slots.owner.tree) }
    }

    /// A reference to a focus state, which a view can pass to its children.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        fileprivate let none: Value
        let box: FocusBox<Value>?

        /// The current value. Writing it moves the focus.
        public var wrappedValue: Value {
            get { box?.value ?? none }
            nonmutating set { box?.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Connects the property to the storage that its view keeps.
        @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {}
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: DynamicInput {
    func isSameInput(as other: Self) -> Bool { box === other.box }
}

extension FocusState.Binding: Equatable {
    /// Returns whether both refer to the same state.
    public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
}
