// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Offers actions for something the user is about to do, while a binding is true: from the bottom edge on a phone, in
    /// the middle of a wide window.
    ///
    /// ```swift
    /// Button("Delete…") { asks = true }
    ///     .confirmationDialog("Delete the album?", isPresented: $asks) {
    ///         Button("Delete Album", role: .destructive) { deleteAlbum() }
    ///         Button("Delete Album and Photos", role: .destructive) { deleteAll() }
    ///     }
    /// ```
    /// Every button sets the binding to `false`, then runs its action. The button with the role cancel stands last;
    /// Escape and a press outside mean it. Without one a Cancel is added.
    /// - Parameters:
    ///   - titleKey: what it is about; also the dialog's accessible name, whether or not it is seen.
    ///   - isPresented: set to `false` by every button.
    ///   - titleVisibility: whether the title is seen; `.automatic` means that it is.
    ///   - actions: the buttons.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            actions(), EmptyView?.none)
    }

    /// Offers actions while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented, actions(),
            EmptyView?.none)
    }

    /// Offers actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, actions(),
            EmptyView?.none)
    }

    /// Offers actions while a binding is true with a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(titleKey), titleVisibility, while: isPresented,
            actions(), message())
    }

    /// Offers actions while a binding is true with a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, Text(title), titleVisibility, while: isPresented, actions(),
            message())
    }

    /// Offers actions while a binding is true with a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        dialog(
            at: CallSite(file, line), .confirmationDialog, title, titleVisibility, while: isPresented, actions(),
            message())
    }
}
