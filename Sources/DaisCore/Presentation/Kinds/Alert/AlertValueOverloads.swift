// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents an alert while a binding is true. Every button sets it to `false`.
    nonisolated public func alert(
        isPresented: Binding<Bool>, content: () -> Alert, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let alert = content()
        return dialog(
            at: CallSite(file, line), .alert, alert.title, while: isPresented, LegacyButtons(buttons: alert.buttons),
            alert.message)
    }

    /// Presents an alert for an item while it is not `nil`. An item with a different id replaces the alert.
    ///
    /// ```swift
    /// .alert(item: $failure) { failure in Alert(title: Text(failure.title)) }
    /// ```
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        return dialog(
            at: CallSite(file, line), .alert, alert?.title ?? Text(verbatim: ""), .automatic,
            alert.map { LegacyButtons(buttons: $0.buttons) },
            alert?.message
        ) { content in
            PresentationDescriptor.item(item, .alert) { _ in content() }
        }
    }
}
