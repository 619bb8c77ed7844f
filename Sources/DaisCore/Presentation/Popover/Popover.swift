// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows content in a bubble beside this view while a binding is true; in a narrow window it is a sheet.
    ///
    /// ```swift
    /// Button("Help") { showsHelp = true }
    ///     .popover(isPresented: $showsHelp, arrowEdge: .bottom) { HelpText().padding() }
    /// ```
    /// The browser places the bubble, turns it over where there is no room, and lets it follow its view while the page
    /// scrolls. A press beside it and Escape end it; the press reaches nothing else.
    /// - Parameters:
    ///   - isPresented: set to `false` when the popover is dismissed.
    ///   - attachmentAnchor: what the arrow points to.
    ///   - arrowEdge: the edge of the anchor where the arrow stands; `nil` means below, or above if there is more room.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        popover(
            isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, onDismiss: nil,
            content: content, file: file, line: line)
    }

    /// The same with a closure that is called once, when the popover has gone.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .popover, onDismiss: onDismiss) { AnyView(content()) }
                    .placed(attachmentAnchor.place, arrowEdge)
            })
    }

    /// Shows content for an item in a bubble beside this view while there is one. An item with another id is another
    /// popover: the old one leaves, then the new one comes.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        popover(
            item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, onDismiss: nil, content: content,
            file: file, line: line)
    }

    /// The same with a closure that is called once for each popover, when it has gone.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .default, arrowEdge: Edge? = nil,
        onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.item(item, .popover, onDismiss: onDismiss) { AnyView(content($0)) }
                    .placed(attachmentAnchor.place, arrowEdge)
            })
    }
}

extension PresentationKind {
    static let popover = PresentationKind(
        name: "popover", classPrefix: "popover", role: "dialog", rank: .containers, dismissals: [.scrim, .escape],
        wrapsContent: true, laysOutContent: true, isModal: false, isAnchored: true)
}
