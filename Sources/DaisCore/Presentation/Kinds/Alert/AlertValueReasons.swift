// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert that is described by a value, with closures that receive the reason of the dismissal.
    ///
    /// ```swift
    /// .alert(isPresented: $asks, onDismiss: { reason in log(reason) }) {
    ///     Alert(title: Text("Delete the file?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
    /// }
    /// ```
    nonisolated public func alert(
        isPresented: Binding<Bool>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        content: () -> Alert, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let alert = content()
        return dialog(
            at: CallSite(file, line), .alert, alert.title, while: isPresented, LegacyButtons(buttons: alert.buttons),
            alert.message, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for an item while it is not `nil`, with closures that receive the reason of the dismissal.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        content: (Item) -> Alert, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        let handlers = DismissalHandlers(will: onWillDismiss, did: onDismiss)
        return dialog(
            at: CallSite(file, line), .alert, alert?.title ?? Text(verbatim: ""), .automatic,
            alert.map { LegacyButtons(buttons: $0.buttons) }, alert?.message
        ) { content in
            PresentationDescriptor.item(item, .alert, handlers) { _ in content() }
        }
    }
}
