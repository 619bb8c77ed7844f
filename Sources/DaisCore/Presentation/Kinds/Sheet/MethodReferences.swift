// SPDX-License-Identifier: Apache-2.0

// The forms with `file` and `line` have another type than in SwiftUI, which matters where a method is named and not
// called, as in `let present = view.sheet(isPresented:onDismiss:content:)`. Calls never choose these forms.

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the sheet is dismissed.
    ///   - onDismiss: A closure called once, after the sheet has been removed.
    ///   - content: The content, in the environment of this view.
    @_disfavoredOverload
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            Presenting {
                PresentationDescriptor.whether(isPresented, .sheet, DismissalHandlers(onDismiss)) { AnyView(content()) }
            })
    }

    /// Presents a sheet for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the sheet is dismissed.
    ///   - onDismiss: A closure called once for each sheet, after it has been removed.
    ///   - content: A closure that makes the content for an item.
    @_disfavoredOverload
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            Presenting {
                PresentationDescriptor.item(item, .sheet, DismissalHandlers(onDismiss)) { AnyView(content($0)) }
            })
    }

    /// Covers the whole window with content while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the content calls `dismiss()`.
    ///   - onDismiss: A closure called once, after the cover has been removed.
    ///   - content: The content.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            Presenting {
                PresentationDescriptor.whether(isPresented, .fullScreenCover, DismissalHandlers(onDismiss)) {
                    AnyView(content())
                }
            })
    }

    /// Covers the whole window with content for an item while it is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the content calls `dismiss()`.
    ///   - onDismiss: A closure called once for each cover, after it has been removed.
    ///   - content: A closure that makes the content for an item.
    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            Presenting {
                PresentationDescriptor.item(item, .fullScreenCover, DismissalHandlers(onDismiss)) {
                    AnyView(content($0))
                }
            })
    }
}
