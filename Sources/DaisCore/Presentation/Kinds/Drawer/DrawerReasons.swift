// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Presents a panel at an edge of the window while a binding is true, with closures that receive the reason of a
    /// dismissal.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that tells whether it is presented. It becomes `false` when the user dismisses it.
    ///   - edge: The edge of the window.
    ///   - size: The width or the height in points, or `nil` for that of the content.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the drawer has been removed.
    ///   - content: The content.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func drawer<Content: View>(
        isPresented: Binding<Bool>, edge: Edge = .leading, size: CGFloat? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .drawer, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.map { $0.asDrawer(at: edge, size: size) }
        }
    }

    /// Presents a panel at an edge of the window for an item while it is not `nil`, with closures that receive the
    /// reason of a dismissal.
    nonisolated public func drawer<Item: Identifiable, Content: View>(
        item: Binding<Item?>, edge: Edge = .leading, size: CGFloat? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .drawer, item, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.map { $0.asDrawer(at: edge, size: size) }
        }
    }
}
