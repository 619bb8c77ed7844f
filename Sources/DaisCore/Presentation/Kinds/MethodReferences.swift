// SPDX-License-Identifier: Apache-2.0

// The forms with `file` and `line` have another type than in SwiftUI, which matters where a method is named and not
// called, as in `let present = view.sheet(isPresented:onDismiss:content:)`. Calls never choose these forms, so these
// presentations have no call site. The parameters have no default values, which a method that is named cannot use. The
// compiler then rejects these forms by the labels of most calls, and bodies with several presentations compile faster
// than with default values, by a seventh. Calls of `alert` and `inspector` give all arguments, and compile up to four
// percent slower beside such a form, so these have none.

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// A function that takes the modifier as a value has one layout for several kinds of presentations.
    ///
    /// ```swift
    /// struct Overview: View {
    ///     @State private var isShown = false
    ///
    ///     var body: some View {
    ///         details(Text("Overview").sheet(isPresented:onDismiss:content:))
    ///     }
    ///
    ///     private func details<Result: View>(
    ///         _ present: (Binding<Bool>, (() -> Void)?, @escaping () -> Text) -> Result
    ///     ) -> Result {
    ///         present($isShown, nil) { Text("Details") }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the sheet is dismissed.
    ///   - onDismiss: A closure called once, after the sheet has been removed.
    ///   - content: The content, in the environment of this view.
    @_disfavoredOverload
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, DismissalHandlers(onDismiss), content)
    }

    /// Presents a sheet for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the sheet is dismissed.
    ///   - onDismiss: A closure called once for each sheet, after it has been removed.
    ///   - content: A closure that makes the content for an item.
    @_disfavoredOverload
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, DismissalHandlers(onDismiss), content)
    }

    /// Covers the whole window with content while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the content calls `dismiss()`.
    ///   - onDismiss: A closure called once, after the cover has been removed.
    ///   - content: The content.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.fullScreenCover, isPresented, DismissalHandlers(onDismiss), content)
    }

    /// Covers the whole window with content for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the content calls `dismiss()`.
    ///   - onDismiss: A closure called once for each cover, after it has been removed.
    ///   - content: A closure that makes the content for an item.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.fullScreenCover, item, DismissalHandlers(onDismiss), content)
    }

    /// Shows a popover while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the popover is dismissed.
    ///   - attachmentAnchor: The place in this view at which the popover points.
    ///   - arrowEdge: The edge of the anchor at which the popover is; `nil` chooses the one with the most space.
    ///   - content: The content, in the environment of this view.
    @_disfavoredOverload
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge?,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover, isPresented, DismissalHandlers(), content) {
            $0.placed(attachmentAnchor.place, arrowEdge)
        }
    }

    /// Shows a popover for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the popover is dismissed.
    ///   - attachmentAnchor: The place in this view at which the popover points.
    ///   - arrowEdge: The edge of the anchor at which the popover is; `nil` chooses the one with the most space.
    ///   - content: A closure that makes the content for an item.
    @_disfavoredOverload
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge?,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover, item, DismissalHandlers(), content) { $0.placed(attachmentAnchor.place, arrowEdge) }
    }

    /// Adds a context menu.
    ///
    /// - Parameter menuItems: The items, as in a ``Menu``.
    @_disfavoredOverload
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(site: nil, items: menuItems(), preview: EmptyView?.none))
    }

    /// Shows a confirmation dialog while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that is set to `false` by every button.
    ///   - titleVisibility: The visibility of the title; `.automatic` shows it.
    ///   - actions: The buttons.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmationDialog, title, titleVisibility, while: isPresented, actions(), EmptyView?.none)
    }

    /// Shows a confirmation dialog with a message while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that is set to `false` by every button.
    ///   - titleVisibility: The visibility of the title; `.automatic` shows it.
    ///   - actions: The buttons.
    ///   - message: The message below the title.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmationDialog, title, titleVisibility, while: isPresented, actions(), message())
    }
}
