// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a popover while a binding is true, with closures that receive the reason of a dismissal.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that tells whether it is presented. It becomes `false` when the user dismisses it.
    ///   - attachmentAnchor: The place in the view that the arrow points at.
    ///   - arrowEdge: The preferred side of the bubble, or `nil` for the one with most space.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the popover has been removed.
    ///   - content: The content.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .popover, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.placed(attachmentAnchor.place, arrowEdge)
        }
    }

    /// Shows a popover for an item while it is not `nil`, with closures that receive the reason of a dismissal.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .popover, item, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.placed(attachmentAnchor.place, arrowEdge)
        }
    }
}
