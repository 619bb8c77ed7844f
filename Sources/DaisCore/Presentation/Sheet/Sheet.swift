// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// ```swift
    /// Button("Settings") { showsSettings = true }
    ///     .sheet(isPresented: $showsSettings) { SettingsView() }
    /// ```
    /// - Parameters:
    ///   - isPresented: set to `false` when the sheet is dismissed, by the user or from inside.
    ///   - onDismiss: called once, after the sheet has gone.
    ///   - content: the sheet's content; it has the environment of this view.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .sheet, onDismiss: onDismiss) { AnyView(content()) }
            })
    }

    /// The same with the closures in the other order.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, onDismiss: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss, content: content, file: file, line: line)
    }

    /// Presents a sheet for an item while there is one.
    ///
    /// An item with another id replaces the sheet: the old one leaves, `onDismiss` is called, the new one comes. The same
    /// id with other values updates the sheet in place.
    /// - Parameters:
    ///   - item: set to `nil` when the sheet is dismissed.
    ///   - onDismiss: called once for each sheet, after it has gone.
    ///   - content: makes the content for an item; while the sheet leaves it keeps showing the last one.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.item(item, .sheet, onDismiss: onDismiss) { AnyView(content($0)) }
            })
    }
}
