// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Tells the user something in passing: an icon, a title, a message.
    ///
    /// ```swift
    /// Mailbox()
    ///     .toast("Message sent", isPresented: $isSent, systemImage: "paperplane")
    /// ```
    /// - Parameters:
    ///   - titleKey: what has happened, in a few words.
    ///   - isPresented: set to `false` when the toast goes.
    ///   - message: a second line.
    ///   - systemImage: an icon; it has the tint of this view.
    ///   - duration: how long it stays. One that stays until it is dismissed has a close button.
    ///   - placement: the edge or corner of the window.
    ///   - priority: `.assertive` for errors.
    ///   - onDismiss: called once, after the toast has gone.
    nonisolated public func toast(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(titleKey), message: message, systemImage: systemImage, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), onDismiss)
    }

    /// Tells the user something in passing: an icon, a title, a message.
    @_disfavoredOverload
    nonisolated public func toast<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(title), message: message, systemImage: systemImage, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), onDismiss)
    }

    /// Tells the user something in passing: an icon, a title, a message.
    nonisolated public func toast(
        _ title: Text, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: title, message: message, systemImage: systemImage, action: EmptyView?.none), isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority), onDismiss)
    }

    /// What all forms with text come to.
    nonisolated func toast<Action: View>(
        at site: CallSite, _ label: ToastLabel<Action>, _ isPresented: Binding<Bool>, _ option: ToastOption,
        _ onDismiss: (() -> Void)?
    ) -> some View {
        modifier(
            Presenting(at: site) {
                let label = label.closing(option.duration.time == nil)
                return PresentationDescriptor.whether(isPresented, .toast, onDismiss: onDismiss) { AnyView(label) }
                    .saying(option.withAction(label.action != nil))
            })
    }
}

extension ToastOption {
    /// Ten seconds are the least in which a person can decide to undo something.
    fileprivate nonisolated func withAction(_ hasAction: Bool) -> Self {
        guard hasAction, let time = duration.time, time < .seconds(10) else { return self }
        var result = self
        result.duration = .long
        return result
    }
}
