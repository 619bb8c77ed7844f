// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a popover beside this view while a binding is true. In a narrow window it becomes a sheet, with the heights
    /// of `presentationDetents(_:)`, and it becomes a popover again when the window is wide.
    ///
    /// ```swift
    /// Button("Help") { showsHelp = true }
    ///     .popover(isPresented: $showsHelp, arrowEdge: .bottom) { HelpText().padding() }
    /// ```
    /// The browser positions the popover, flips it where space is short, and moves it when the page scrolls. A press
    /// outside or Escape dismisses it; the press does not reach the views below.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the popover is dismissed.
    ///   - attachmentAnchor: The part of the view that the arrow points to.
    ///   - arrowEdge: The edge of the anchor at which the arrow appears. The default is the bottom, or the top if there
    ///     is more space.
    ///   - content: The content.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        popover(
            isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, onDismiss: nil,
            content: content, file: file, line: line)
    }

    /// Shows a popover while a binding is true and calls a closure once it has been removed.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .popover, isPresented, DismissalHandlers(onDismiss), content) {
            $0.placed(attachmentAnchor.place, arrowEdge)
        }
    }

    /// Shows a popover for an item while it is not `nil`. An item with a different id replaces the popover: the old one
    /// leaves first.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        popover(
            item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, onDismiss: nil, content: content,
            file: file, line: line)
    }

    /// Shows a popover for an item and calls a closure each time a popover has been removed.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .popover, item, DismissalHandlers(onDismiss), content) {
            $0.placed(attachmentAnchor.place, arrowEdge)
        }
    }
}

extension PresentationKind {
    static let popover = PresentationKind(
        name: "popover", classPrefix: "popover", role: "dialog", rank: .containers,
        dismissals: [.scrim, .escape, .drag], wrapsContent: true, laysOutContent: true, isModal: false, isAnchored: true
    )
}
