// SPDX-License-Identifier: Apache-2.0

/// An action that dismisses the presentation that contains the view.
///
/// ```swift
/// struct Editor: View {
///     @Environment(\.dismiss) private var dismiss
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
/// }
/// ```
/// Outside of a presentation the action has no effect.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Dismisses the presentation. Call the action like a function: `dismiss()`.
    public func callAsFunction() { action() }
}

enum DismissActionKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
    /// Dismisses the enclosing presentation by setting its binding to `false` or `nil`.
    public var dismiss: DismissAction { self[DismissActionKey.self] }
}
