// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert while a binding is true, with closures that receive the reason of the dismissal.
    ///
    /// ```swift
    /// .alert("Discard the draft?", isPresented: $asks, onDismiss: { reason in
    ///     if reason == .escape { isEditing = true }
    /// }) {
    ///     Button("Discard", role: .destructive) { delete() }
    /// }
    /// ```
    /// A button ends the alert for the reason `button`, and its action tells which one it was. Escape has its own
    /// reason, and presses the button with the role cancel.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that every button sets to `false`.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the alert has been removed.
    ///   - actions: The buttons.
    ///   - message: The message. Without it, the alert has none.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, actions(), message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a string as title, with closures that receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: isPresented, actions(), message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a text as title, with closures that receive the reason of the dismissal.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: isPresented, actions(), message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for a value while a binding is true, with closures that receive the reason of the dismissal.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for a value with a string as title, with closures that receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert for a value with a text as title, with closures that receive the reason of the dismissal.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value while a binding is true, with closures that receive the reason of
    /// the dismissal.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, presenting: data, data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value, with a string as title, with closures that receive the reason of
    /// the dismissal.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: isPresented, presenting: data, data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert with a message for a value, with a text as title, with closures that receive the reason of the
    /// dismissal.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: isPresented, presenting: data, data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}
