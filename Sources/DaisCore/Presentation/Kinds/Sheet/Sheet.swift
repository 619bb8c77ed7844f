// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// ```swift
    /// Button("Settings") { showsSettings = true }
    ///     .sheet(isPresented: $showsSettings) { SettingsView() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the user or the content dismisses the sheet.
    ///   - onDismiss: A closure called once, after the sheet has been removed.
    ///   - content: The content, in the environment of this view.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .sheet, isPresented, DismissalHandlers(onDismiss), content)
    }

    /// Presents a sheet while a binding is true, with the closures in reverse order.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, onDismiss: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss, content: content, file: file, line: line)
    }

    /// Presents a sheet for an item while it is not `nil`.
    ///
    /// An item with a different id replaces the sheet: the old sheet leaves, `onDismiss` runs, and the new sheet
    /// enters. An item with the same id updates the sheet in place.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the sheet is dismissed.
    ///   - onDismiss: A closure called once for each sheet, after it has been removed.
    ///   - content: A closure that makes the content for an item. During its exit a sheet keeps showing the last item.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .sheet, item, DismissalHandlers(onDismiss), content)
    }
}
