// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Covers the whole window with content while a binding is true. The user cannot dismiss it interactively.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the content calls `dismiss()`.
    ///   - onDismiss: A closure called once, after the cover has been removed.
    ///   - content: The content.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .fullScreenCover, isPresented, DismissalHandlers(onDismiss), content)
    }

    /// Covers the whole window with content for an item while it is not `nil`.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .fullScreenCover, item, DismissalHandlers(onDismiss), content)
    }
}
