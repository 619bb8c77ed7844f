// SPDX-License-Identifier: Apache-2.0

/// The element that a screen reader should read. Set it to move the screen reader to a message or a new part of the
/// page.
///
/// ```swift
/// @AccessibilityFocusState private var readsError: Bool
///
/// Text("The code is wrong.").accessibilityFocused($readsError)
/// Button("Check") { readsError = true }
/// ```
/// A browser does not reveal screen readers. Their cursors follow the keyboard focus, so Dais moves the focus. Text can
/// receive focus in this way, but the Tab key skips it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    /// Creates a state that is `true` while the element has the focus.
    public init() where Value == Bool { state = FocusState() }
    /// Creates a state that holds the value of the focused element, or `nil`.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// The current value. Writing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A reference to the state for ``View/accessibilityFocused(_:equals:)``.
    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let focus = pointer.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &focus.pointee.state) { FocusState<Value>._bind($0, slots) }
    }

    /// A reference to an accessibility focus state, which a view can pass to its children.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        let state: FocusState<Value>.Binding

        /// The current value. Writing it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Connects the property to the storage that its view keeps.
        @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {}
    }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: DynamicInput {
    func isSameInput(as other: Self) -> Bool { state == other.state }
}
