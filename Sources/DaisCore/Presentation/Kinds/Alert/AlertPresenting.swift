// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert for a value while a binding is true and the value is not `nil`.
    ///
    /// ```swift
    /// .alert("Save failed", isPresented: $failed, presenting: failure) { failure in
    ///     Button("Retry") { retry(failure) }
    /// } message: { failure in
    ///     Text(failure.reason)
    /// }
    /// ```
    /// During its exit the alert keeps showing its last value.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert for a value while a binding is true and the value is not `nil`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert for a value while a binding is true and the value is not `nil`.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: isPresented, presenting: data, data.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert with a message for a value while a binding is true and the value is not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, presenting: data, data.map(actions),
            data.map(message))
    }

    /// Shows an alert with a message for a value while a binding is true and the value is not `nil`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: isPresented, presenting: data, data.map(actions),
            data.map(message))
    }

    /// Shows an alert with a message for a value while a binding is true and the value is not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: isPresented, presenting: data, data.map(actions),
            data.map(message))
    }
}
