// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a dialog with actions while a binding is true: at the bottom edge on a phone, in the middle of a wide
    /// window.
    ///
    /// ```swift
    /// Button("Delete…") { asks = true }
    ///     .confirmationDialog("Delete the album?", isPresented: $asks) {
    ///         Button("Delete Album", role: .destructive) { deleteAlbum() }
    ///         Button("Delete Album and Photos", role: .destructive) { deleteAll() }
    ///     }
    /// ```
    /// Every button sets the binding to `false`, then runs its action. The button with the role cancel comes last;
    /// Escape and a press outside activate it. Without one, a Cancel button is added.
    ///
    /// - Parameters:
    ///   - titleKey: The title, also the dialog's accessible name if it is hidden.
    ///   - isPresented: A binding that every button sets to `false`.
    ///   - titleVisibility: The visibility of the title; `.automatic` shows it.
    ///   - actions: The buttons.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            actions(), EmptyView?.none)
    }

    /// Shows a dialog with actions while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented, actions(),
            EmptyView?.none)
    }

    /// Shows a dialog with actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, actions(),
            EmptyView?.none)
    }

    /// Shows a dialog with actions and a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            actions(), message())
    }

    /// Shows a dialog with actions and a message while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented, actions(),
            message())
    }

    /// Shows a dialog with actions and a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, actions(),
            message())
    }
}
