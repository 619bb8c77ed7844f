// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Performs an action when the user presses Escape while the view or a descendant has the focus.
    ///
    /// ```swift
    /// TextField("Name", text: $name).onExitCommand { name = "" }
    /// ```
    /// The key then does nothing else: it closes no presentation around the view.
    ///
    /// - Parameter action: The action, or `nil` for none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyPressModifier(keys: action == nil ? [] : [.escape], phases: [.down]) { _ in
                action?()
                return .handled
            })
    }
}
