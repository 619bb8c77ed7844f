// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a dialog while a binding is true, with closures that receive the reason of the dismissal.
    ///
    /// ```swift
    /// .confirmationDialog("Discard the draft?", isPresented: $asks, onDismiss: { reason in
    ///     if reason == .scrim { isEditing = true }
    /// }) {
    ///     Button("Discard", role: .destructive) { delete() }
    /// }
    /// ```
    /// A button ends the dialog for the reason `button`, and its action tells which one it was. Escape and a
    /// press outside
    /// have their own reasons, and press the button with the role cancel.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that every button sets to `false`.
    ///   - titleVisibility: The visibility of the title.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the dialog has been removed.
    ///   - actions: The buttons.
    ///   - message: The message. Without it, the dialog has none.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            actions(), message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with a string as title, with closures that receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented, actions(),
            message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with a text as title, with closures that receive the reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, actions(),
            message().shown,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog for a value while a binding is true, with closures that receive the reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            presenting: data, data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog for a value with a string as title, with closures that receive the reason of the dismissal.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            presenting: data, data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog for a value with a text as title, with closures that receive the reason of the dismissal.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, presenting: data,
            data.map(actions),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with a message for a value while a binding is true, with closures that receive the reason of
    /// the dismissal.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            presenting: data, data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with a message for a value, with a string as title, with closures that receive the reason of
    /// the dismissal.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            presenting: data, data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a dialog with a message for a value, with a text as title, with closures that receive the reason of the
    /// dismissal.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, presenting: data,
            data.map(actions),
            data.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}

extension View {
    /// The view, unless it is one that shows nothing.
    nonisolated var shown: Self? { self is EmptyView ? nil : self }
}
