// SPDX-License-Identifier: Apache-2.0

/// Ends the presentation around the view that reads it from the environment.
///
/// ```swift
/// struct Editor: View {
///     @Environment(\.dismiss) private var dismiss
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
/// }
/// ```
/// Outside of a presentation it does nothing.
@MainActor
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

enum DismissActionKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
    /// Ends the presentation around the view: sets the binding that presented it to `false` or `nil`.
    public var dismiss: DismissAction { self[DismissActionKey.self] }
}
