// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents a sheet while a binding is true, with closures that receive the reason of a dismissal.
    ///
    /// ```swift
    /// Button("Edit") { isEditing = true }
    ///     .sheet(isPresented: $isEditing, onDismiss: { reason in
    ///         if reason == .drag { asksToSave = true }
    ///     }) { Editor() }
    /// ```
    /// SwiftUI has the form without the reason.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the user or the content dismisses the sheet.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the sheet has been removed.
    ///   - content: The content, in the environment of this view.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .sheet, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        )
    }

    /// Presents a sheet for an item while it is not `nil`, with closures that receive the reason of a dismissal. The
    /// reason is `replaced` if an item with a different id takes its place.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .sheet, item, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        )
    }

    /// Covers the whole window while a binding is true, with closures that receive the reason of a dismissal.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .fullScreenCover, isPresented,
            DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        )
    }

    /// Covers the whole window for an item while it is not `nil`, with closures that receive the reason of a dismissal.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .fullScreenCover, item, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        )
    }
}
