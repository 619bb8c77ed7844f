// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert for a value while it is not `nil`, with closures that receive the reason of the
    /// dismissal.
    ///
    /// ```swift
    /// .alert("Save failed", item: $failure, onDismiss: { reason in
    ///     if reason != .button { asks = true }
    /// }) { failure in
    ///     Button("Retry") { retry(failure) }
    /// }
    /// ```
    /// A button ends it for the reason `button`.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for a value while it is not `nil`, with a string as its title and closures that receive the
    /// reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for a value while it is not `nil`, with a text as its title and closures that receive the reason
    /// of the dismissal.
    nonisolated public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: data.isPresent(),
            data.wrappedValue.map(actions), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value while it is not `nil`, with closures that receive the reason of the
    /// dismissal.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value while it is not `nil`, with a string as its title and closures that
    /// receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value while it is not `nil`, with a text as its title and closures that
    /// receive the reason of the dismissal.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: data.isPresent(),
            data.wrappedValue.map(actions), data.wrappedValue.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}
