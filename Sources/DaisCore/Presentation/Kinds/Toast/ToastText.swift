// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a toast with a title, and optionally a message and an icon, while a binding is true.
    ///
    /// ```swift
    /// Mailbox()
    ///     .toast("Message sent", isPresented: $isSent, systemImage: "paperplane")
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a short statement of what has happened.
    ///   - isPresented: A binding that is set to `false` when the toast leaves.
    ///   - message: A second line.
    ///   - systemImage: The name of an icon, shown in the tint of this view, or in the color of the role.
    ///   - role: The role, which has an icon of its own.
    ///   - duration: The duration. A persistent toast has a close button.
    ///   - placement: The edge or corner of the window.
    ///   - priority: The priority of the announcement; `.assertive` is for errors.
    ///   - onDismiss: A closure called once, after the toast has been removed.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func toast(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(
                title: Text(titleKey), message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }

    /// Shows a toast with a string as title while a binding is true.
    @_disfavoredOverload
    nonisolated public func toast<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(
                title: Text(title), message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }

    /// Shows a toast with a text as title while a binding is true.
    nonisolated public func toast(
        _ title: Text, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: title, message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), DismissalHandlers(onDismiss))
    }

    /// Shows a toast with text. All public forms with text call it.
    nonisolated func toast<Action: View>(
        at site: CallSite, _ label: ToastLabel<Action>, _ isPresented: Binding<Bool>, _ option: ToastOption,
        _ handlers: DismissalHandlers
    ) -> some View {
        modifier(
            Presenting(at: site) {
                let label = label.closing(option.duration.time == nil)
                return PresentationDescriptor.whether(isPresented, .toast, handlers) { AnyView(label) }
                    .saying(option.withAction(label.action != nil))
            })
    }
}

extension ToastOption {
    /// Ensures ten seconds, the least time in which a person can decide to undo something.
    fileprivate nonisolated func withAction(_ hasAction: Bool) -> Self {
        guard hasAction, let time = duration.time, time < .seconds(10) else { return self }
        var result = self
        result.duration = .long
        return result
    }
}
