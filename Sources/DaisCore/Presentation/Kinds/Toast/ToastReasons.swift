// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a toast with custom content while a binding is true, with closures that receive the reason of a dismissal.
    ///
    /// ```swift
    /// .toast(isPresented: $isArchived, onDismiss: { if $0 == .timeout { deleteAll() } }) { Banner() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that tells whether it is presented. It becomes `false` when the user dismisses it.
    ///   - duration: The time until the toast leaves.
    ///   - placement: The edge of the window.
    ///   - priority: The urgency of the announcement.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the toast has been removed, for example for the reason `timeout`.
    ///   - content: The content of the toast.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func toast<Content: View>(
        isPresented: Binding<Bool>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .toast, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.saying(ToastOption(duration: duration, placement: placement, priority: priority))
        }
    }

    /// Shows a toast for an item while it is not `nil`, with closures that receive the reason of a dismissal.
    nonisolated public func toast<Item: Identifiable, Content: View>(
        item: Binding<Item?>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping (Item) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .toast, item, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            content
        ) {
            $0.saying(ToastOption(duration: duration, placement: placement, priority: priority))
        }
    }
}

extension View {
    /// Shows a toast with a title, with closures that receive the reason of a dismissal.
    nonisolated public func toast(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(
                title: Text(titleKey), message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a toast with a string, with closures that receive the reason of a dismissal.
    @_disfavoredOverload
    nonisolated public func toast<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(
                title: Text(title), message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a toast with a text, with closures that receive the reason of a dismissal.
    nonisolated public func toast(
        _ title: Text, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .short, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: title, message: message, systemImage: systemImage, role: role, action: EmptyView?.none),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a toast with a title and an action, with closures that receive the reason of a dismissal.
    nonisolated public func toast<Action: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(titleKey), message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a toast with a string and an action, with closures that receive the reason of a dismissal.
    @_disfavoredOverload
    nonisolated public func toast<S: StringProtocol, Action: View>(
        _ title: S, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: Text(title), message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows a toast with a text and an action, with closures that receive the reason of a dismissal.
    nonisolated public func toast<Action: View>(
        _ title: Text, isPresented: Binding<Bool>, message: Text? = nil, systemImage: String? = nil,
        role: ToastRole? = nil,
        duration: ToastDuration = .long, placement: ToastPlacement = .automatic, priority: ToastPriority = .polite,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder action: () -> Action, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        toast(
            at: CallSite(file, line),
            ToastLabel(title: title, message: message, systemImage: systemImage, role: role, action: action()),
            isPresented,
            ToastOption(duration: duration, placement: placement, priority: priority),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}
