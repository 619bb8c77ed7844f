// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Performs an action when the user presses a delete key while the view or a descendant has the focus.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var names = ["Ann", "Bo"]
    ///     @State private var selection: String?
    ///
    ///     var body: some View {
    ///         List(names, id: \.self, selection: $selection) { Text($0) }
    ///             .onDeleteCommand { names.removeAll { $0 == selection } }
    ///     }
    /// }
    /// ```
    /// Both delete keys call it, once for each press. A key that deletes text in a field does not.
    ///
    /// - Parameter action: The action, or `nil` for none.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyPressModifier(keys: action == nil ? [] : [.delete, .deleteForward], phases: [.down]) { press in
                guard let action, !press.isEditing else { return .ignored }
                action()
                return .handled
            })
    }
}
