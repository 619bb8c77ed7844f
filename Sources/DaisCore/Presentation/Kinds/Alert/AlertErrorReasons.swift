// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Shows an alert about an error while a binding is true and the error is not `nil`, with closures that receive the
    /// reason of the dismissal.
    ///
    /// ```swift
    /// .alert(isPresented: $failed, error: error, onDismiss: { reason in
    ///     if reason == .escape { asks = true }
    /// }) {
    ///     Button("OK") {}
    /// }
    /// ```
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, error.title, while: isPresented, error == nil ? nil : actions(),
            EmptyView?.none, DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert about an error, with a message, and with closures that receive the reason of the dismissal.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, error.title, while: isPresented, error.map(actions), error.map(message),
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert about an error while it is not `nil`, with closures that receive the reason of the dismissal.
    nonisolated public func alert<E: Error, A: View>(
        error: Binding<E?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let value = error.wrappedValue
        return dialog(
            at: CallSite(file, line), .alert, value.anyTitle, while: error.isPresent(),
            value == nil ? nil : actions(), EmptyView?.none,
            DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }

    /// Shows an alert about an error, with a message, while it is not `nil`, with closures that receive the reason of
    /// the dismissal.
    nonisolated public func alert<E: Error, A: View, M: View>(
        error: Binding<E?>,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let value = error.wrappedValue
        return dialog(
            at: CallSite(file, line), .alert, value.anyTitle, while: error.isPresent(), value.map(actions),
            value.map(message), DismissalHandlers(will: onWillDismiss, did: onDismiss))
    }
}
