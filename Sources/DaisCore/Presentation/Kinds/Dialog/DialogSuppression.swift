// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds a check box to the alerts and confirmation dialogs that the view presents, so that the user can suppress
    /// them.
    ///
    /// ```swift
    /// Button("Delete") { if asksNoMore { delete() } else { asks = true } }
    ///     .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    ///     .dialogSuppressionToggle("Do not ask again", isSuppressed: $asksNoMore)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title of the check box.
    ///   - isSuppressed: A binding to the state of the check box. The view decides what to suppress.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a check box for suppressing the dialog, with a string as label.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a check box for suppressing the dialog, with a text as label.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogConfiguration) {
            $0.suppression = DialogSuppression(label: label, isSuppressed: isSuppressed)
        }
    }

    /// Adds a check box for suppressing the dialog, with the label "Do not ask again".
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not ask again", isSuppressed: isSuppressed)
    }
}

/// The check box of a dialog.
nonisolated struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}
