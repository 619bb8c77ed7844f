// SPDX-License-Identifier: Apache-2.0

/// Which field has the keyboard: read it to know, set it to move the focus.
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

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { box?.value ?? none }
        nonmutating set {
            guard let box else { return Diagnostics.stateOutsideView(Value.self) }
            box.set(newValue)
        }
    }

    public var projectedValue: Binding { Binding(none: none, box: box) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        state.pointee.box = slots.next { FocusBox(none: state.pointee.none, tree: slots.owner.tree) }
    }

    /// A reference to a focus state, for views that are given one.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        fileprivate let none: Value
        let box: FocusBox<Value>?

        public var wrappedValue: Value {
            get { box?.value ?? none }
            nonmutating set { box?.set(newValue) }
        }

        public var projectedValue: Binding { self }

        @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {}
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: DynamicInput {
    func isSameInput(as other: Self) -> Bool { box === other.box }
}

extension FocusState.Binding: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
}
