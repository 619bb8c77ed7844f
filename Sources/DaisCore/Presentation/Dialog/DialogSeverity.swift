// SPDX-License-Identifier: Apache-2.0

/// How grave the question of a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private enum Grade { case automatic, standard, critical }
    private let grade: Grade

    /// As the platform does it: nothing is added.
    public static let automatic = DialogSeverity(grade: .automatic)
    /// Nothing is added.
    public static let standard = DialogSeverity(grade: .standard)
    /// A warning sign says that something may be lost.
    public static let critical = DialogSeverity(grade: .critical)
}

extension View {
    /// Sets how grave the alerts and confirmation dialogs are that the view presents.
    ///
    /// ```swift
    /// .alert("Erase the disk?", isPresented: $asks) { … }
    /// .dialogSeverity(.critical)
    /// ```
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogConfiguration) { $0.severity = severity }
    }
}
