// SPDX-License-Identifier: Apache-2.0

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
    /// The direction of an arrow key.
    case up, down, left, right
}

extension View {
    /// Performs an action when the user presses an arrow key while the view or a descendant has the focus.
    ///
    /// ```swift
    /// Board().focusable().onMoveCommand { direction in
    ///     move(direction == .left ? -1 : 1)
    /// }
    /// ```
    /// A held key repeats. The keys do not scroll the page while the view has the focus. A key that moves the insertion
    /// point in a field does not call the action.
    ///
    /// - Parameter action: The action, which gets the direction, or `nil` for none.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        return modifier(
            KeyPressModifier(keys: action == nil ? [] : Set(directions.keys), phases: [.down, .repeat]) { press in
                guard let action, !press.isEditing, let direction = directions[press.key] else { return .ignored }
                action(direction)
                return .handled
            })
    }
}
