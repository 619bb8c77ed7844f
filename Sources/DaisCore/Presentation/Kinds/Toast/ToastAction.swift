// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a toast with text and an action while a binding is true.
    ///
    /// ```swift
    /// .toast("Message archived", isPresented: $isArchived, systemImage: "archivebox") {
    ///     Button("Undo") { unarchive() }
    /// }
    /// ```
    /// The button closes the toast. A toast with an action stays for at least ten seconds.
    nonisolated public func toast<Action: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(titleKey), message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }

    /// Shows a toast with a string and an action while a binding is true.
    @_disfavoredOverload
    nonisolated public func toast<S: StringProtocol, Action: View>(
        _ title: S, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(title), message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }

    /// Shows a toast with a text and an action while a binding is true.
    nonisolated public func toast<Action: View>(
        _ title: Text, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: title, message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }
}
