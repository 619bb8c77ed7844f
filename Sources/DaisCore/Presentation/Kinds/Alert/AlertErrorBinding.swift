// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Shows an alert with the description of an error as its title while the error is not `nil`.
    ///
    /// ```swift
    /// .alert(error: $error) {
    ///     Button("OK") {}
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - error: A binding that every button sets to `nil`.
    ///   - actions: The buttons.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func alert<E: Error, A: View>(
        error: Binding<E?>, @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let value = error.wrappedValue
        return dialog(
            at: CallSite(file, line), .alert, value.anyTitle, while: error.isPresent(), value == nil ? nil : actions(),
            EmptyView?.none)
    }

    /// Shows an alert about an error, with a message, while the error is not `nil`.
    nonisolated public func alert<E: Error, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let value = error.wrappedValue
        return dialog(
            at: CallSite(file, line), .alert, value.anyTitle, while: error.isPresent(), value.map(actions),
            value.map(message))
    }
}

extension Optional where Wrapped: Error {
    var anyTitle: Text {
        guard let self else { return Text(verbatim: "") }
        return Text(verbatim: (self as? any LocalizedError)?.errorDescription ?? self.localizedDescription)
    }
}
