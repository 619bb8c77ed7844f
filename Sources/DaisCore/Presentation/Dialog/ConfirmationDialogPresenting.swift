// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Offers actions for some data, while a binding is true and there is data.
    ///
    /// ```swift
    /// .confirmationDialog("Delete?", isPresented: $asks, presenting: album) { album in
    ///     Button("Delete \(album.name)", role: .destructive) { delete(album) }
    /// } message: { album in
    ///     Text("It contains \(album.count) photos.")
    /// }
    /// ```
    /// While it leaves, the dialog keeps showing the data it was made from.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            data.map(actions), EmptyView?.none
        )
    }

    /// Offers actions for some data, while a binding is true and there is data.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            data.map(actions), EmptyView?.none)
    }

    /// Offers actions for some data, while a binding is true and there is data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented,
            data.map(actions), EmptyView?.none)
    }

    /// Offers actions for some data, while a binding is true and there is data with a message.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            data.map(actions),
            data.map(message))
    }

    /// Offers actions for some data, while a binding is true and there is data with a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented,
            data.map(actions), data.map(message))
    }

    /// Offers actions for some data, while a binding is true and there is data with a message.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented,
            data.map(actions), data.map(message))
    }
}
