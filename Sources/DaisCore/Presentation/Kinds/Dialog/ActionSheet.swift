// SPDX-License-Identifier: Apache-2.0

/// A list of actions. Newer code uses `confirmationDialog`.
///
/// ```swift
/// .actionSheet(isPresented: $asks) {
///     ActionSheet(
///         title: Text("Share"), message: Text("Choose a size"),
///         buttons: [.default(Text("Small")) { share(.small) }, .default(Text("Large")) { share(.large) }, .cancel()])
/// }
/// ```
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet. A cancel button comes last, wherever it is in `buttons`.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an action sheet while a binding is true. Every button sets it to `false`.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let sheet = content()
        return dialog(
            at: CallSite(file, line), .confirmationDialog, sheet.title, while: isPresented,
            LegacyButtons(buttons: sheet.buttons), sheet.message)
    }

    /// Presents an action sheet for an item while it is not `nil`. An item with a different id replaces it.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return dialog(
            at: CallSite(file, line), .confirmationDialog, sheet?.title ?? Text(verbatim: ""), .automatic,
            sheet.map { LegacyButtons(buttons: $0.buttons) }, sheet?.message
        ) { content in
            PresentationDescriptor.item(item, .confirmationDialog) { _ in content() }
        }
    }
}
