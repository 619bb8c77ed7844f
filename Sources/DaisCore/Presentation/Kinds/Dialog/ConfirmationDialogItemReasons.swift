// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a dialog with actions for a value while it is not `nil`, with closures that receive the reason of the
    /// dismissal.
    ///
    /// ```swift
    /// .confirmationDialog("Delete?", item: $album, onDismiss: { reason in
    ///     if reason != .button { asks = true }
    /// }) { album in
    ///     Button("Delete \(album.name)", role: .destructive) { delete(album) }
    /// }
    /// ```
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with actions for a value while it is not `nil`, with a string as its title and closures that
    /// receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with actions for a value while it is not `nil`, with a text as its title and closures that
    /// receive the reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with actions and a message for a value while it is not `nil`, with closures that receive the
    /// reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with actions and a message for a value while it is not `nil`, with a string as its title and
    /// closures that receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with actions and a message for a value while it is not `nil`, with a text as its title and
    /// closures that receive the reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}
