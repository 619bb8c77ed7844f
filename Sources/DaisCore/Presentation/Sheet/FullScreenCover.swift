// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Covers the whole window with content while a binding is true. Only the content itself can end it.
    ///
    /// - Parameters:
    ///   - isPresented: set to `false` when the content calls `dismiss()`.
    ///   - onDismiss: called once, after the cover has gone.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .fullScreenCover, onDismiss: onDismiss) {
                    AnyView(content())
                }
            })
    }

    /// Covers the whole window with content for an item while there is one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.item(item, .fullScreenCover, onDismiss: onDismiss) { AnyView(content($0)) }
            })
    }
}
