// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the user ask not to be asked again: puts a check box into the alerts and confirmation dialogs that the view
    /// presents.
    ///
    /// ```swift
    /// Button("Delete") { if asksNoMore { delete() } else { asks = true } }
    ///     .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    ///     .dialogSuppressionToggle("Do not ask again", isSuppressed: $asksNoMore)
    /// ```
    /// - Parameter isSuppressed: follows the check box; what it means is up to the view.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Lets the user ask not to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Lets the user ask not to be asked again.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogConfiguration) {
            $0.suppression = DialogSuppression(label: label, isSuppressed: isSuppressed)
        }
    }

    /// Lets the user ask not to be asked again, in the usual words.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not ask again", isSuppressed: isSuppressed)
    }
}

/// The check box of a dialog.
nonisolated struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}
