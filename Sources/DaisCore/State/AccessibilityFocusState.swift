// SPDX-License-Identifier: Apache-2.0

/// What a screen reader is led to: set it to move its cursor to a message or a new part of the page.
///
/// ```swift
/// @AccessibilityFocusState private var readsError: Bool
///
/// Text("The code is wrong.").accessibilityFocused($readsError)
/// Button("Check") { readsError = true }
/// ```
/// A browser tells nobody about screen readers; their cursors follow the keyboard's focus, so that is what is moved and
/// read. Text can be given the focus in this way, but Tab does not stop at it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let focus = pointer.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &focus.pointee.state) { FocusState<Value>._bind($0, slots) }
    }

    /// A reference to such a state, for views that are given one.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        let state: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }

        @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {}
    }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: DynamicInput {
    func isSameInput(as other: Self) -> Bool { state == other.state }
}
