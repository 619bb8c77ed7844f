// SPDX-License-Identifier: Apache-2.0

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    private enum Grade { case automatic, standard, critical }
    private let grade: Grade

    /// The platform's default, which is the same as ``standard``.
    public static let automatic = DialogSeverity(grade: .automatic)
    /// No emphasis.
    public static let standard = DialogSeverity(grade: .standard)
    /// A warning sign that indicates possible data loss.
    public static let critical = DialogSeverity(grade: .critical)
}

extension View {
    /// Sets the severity of the alerts and confirmation dialogs that the view presents.
    ///
    /// ```swift
    /// .alert("Erase the disk?", isPresented: $asks) { … }
    /// .dialogSeverity(.critical)
    /// ```
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogConfiguration) { $0.severity = severity }
    }
}
