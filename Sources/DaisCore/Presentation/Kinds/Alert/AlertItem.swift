// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert for a value while it is not `nil`. Every button sets the binding to `nil`.
    ///
    /// ```swift
    /// .alert("Save failed", item: $failure) { failure in
    ///     Button("Retry") { retry(failure) }
    /// } message: { failure in
    ///     Text(failure.reason)
    /// }
    /// ```
    /// If the value changes while the alert is shown, the alert's content changes.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: data.isPresent(), data.wrappedValue.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert for a value while it is not `nil`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: data.isPresent(), data.wrappedValue.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert for a value while it is not `nil`.
    nonisolated public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: data.isPresent(), data.wrappedValue.map(actions),
            EmptyView?.none)
    }

    /// Shows an alert with a message for a value while it is not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(titleKey), while: data.isPresent(), data.wrappedValue.map(actions),
            data.wrappedValue.map(message))
    }

    /// Shows an alert with a message for a value while it is not `nil`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, Text(title), while: data.isPresent(), data.wrappedValue.map(actions),
            data.wrappedValue.map(message)
        )
    }

    /// Shows an alert with a message for a value while it is not `nil`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, title, while: data.isPresent(), data.wrappedValue.map(actions),
            data.wrappedValue.map(message))
    }
}
