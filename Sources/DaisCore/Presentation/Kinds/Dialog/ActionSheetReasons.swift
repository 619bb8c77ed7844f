// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an action sheet while a binding is true, with closures that receive the reason of the dismissal.
    ///
    /// ```swift
    /// .actionSheet(isPresented: $asks, onDismiss: { reason in log(reason) }) {
    ///     ActionSheet(title: Text("Photo"), buttons: [.default(Text("Copy")), .cancel()])
    /// }
    /// ```
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        content: () -> ActionSheet, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let sheet = content()
        return dialog(
            at: CallSite(file, line), .confirmationDialog, sheet.title, while: isPresented,
            LegacyButtons(buttons: sheet.buttons), sheet.message,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an action sheet for an item while it is not `nil`, with closures that receive the reason of the dismissal.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        content: (T) -> ActionSheet, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        let handlers = DismissalHandlers(will: onWillDismiss, did: onDismiss)
        return dialog(
            at: CallSite(file, line), .confirmationDialog, sheet?.title ?? Text(verbatim: ""), .automatic,
            sheet.map { LegacyButtons(buttons: $0.buttons) }, sheet?.message
        ) { content in
            PresentationDescriptor.item(item, .confirmationDialog, handlers) { _ in content() }
        }
    }
}
