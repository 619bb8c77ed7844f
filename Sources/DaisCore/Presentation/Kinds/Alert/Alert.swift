// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an alert while a binding is true.
    ///
    /// ```swift
    /// .alert("Delete the file?", isPresented: $asks) {
    ///     Button("Delete", role: .destructive) { delete() }
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    /// Every button sets the binding to `false`, then runs its action. Without buttons the alert has an OK button.
    /// Escape activates the button with the role cancel, or the only button if it is not destructive.
    ///
    /// - Parameters:
    ///   - titleKey: The title, also the alert's accessible name.
    ///   - isPresented: A binding that every button sets to `false`.
    ///   - actions: The buttons, and text fields if the alert asks for input.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert while a binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, Text(title), while: isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert while a binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, title, while: isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert with a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, Text(titleKey), while: isPresented, actions(), message())
    }

    /// Shows an alert with a message while a binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, Text(title), while: isPresented, actions(), message())
    }

    /// Shows an alert with a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(at: CallSite(file, line), .alert, title, while: isPresented, actions(), message())
    }
}
