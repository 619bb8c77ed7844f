// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert with the description of an error as its title while a binding is true and the error is not `nil`.
    ///
    /// ```swift
    /// .alert(isPresented: $failed, error: error) {
    ///     Button("OK") {}
    /// }
    /// ```
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, error.title, while: isPresented, error == nil ? nil : actions(),
            EmptyView?.none)
    }

    /// Shows an alert about an error, with a message, while a binding is true and the error is not `nil`.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .alert, error.title, while: isPresented, error.map(actions), error.map(message))
    }
}

extension Optional where Wrapped: LocalizedError {
    var title: Text { Text(verbatim: self?.errorDescription ?? self?.localizedDescription ?? "") }
}
