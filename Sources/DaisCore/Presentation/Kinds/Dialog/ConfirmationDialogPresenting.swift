// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a dialog with actions for a value while a binding is true and the value is not `nil`.
    ///
    /// ```swift
    /// .confirmationDialog("Delete?", isPresented: $asks, presenting: album) { album in
    ///     Button("Delete \(album.name)", role: .destructive) { delete(album) }
    /// } message: { album in
    ///     Text("It contains \(album.count) photos.")
    /// }
    /// ```
    /// During its exit the dialog keeps showing its last value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            presenting: data,
            data.map(actions), EmptyView?.none
        )
    }

    /// Shows a dialog with actions for a value while a binding is true and the value is not `nil`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            presenting: data,
            data.map(actions), EmptyView?.none)
    }

    /// Shows a dialog with actions for a value while a binding is true and the value is not `nil`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, presenting: data,
            data.map(actions), EmptyView?.none)
    }

    /// Shows a dialog with actions and a message for a value while a binding is true and the value is not `nil`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            presenting: data,
            data.map(actions),
            data.map(message))
    }

    /// Shows a dialog with actions and a message for a value while a binding is true and the value is not `nil`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            presenting: data,
            data.map(actions), data.map(message))
    }

    /// Shows a dialog with actions and a message for a value while a binding is true and the value is not `nil`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, presenting: data,
            data.map(actions), data.map(message))
    }
}
