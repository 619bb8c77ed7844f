// SPDX-License-Identifier: Apache-2.0

/// A command of the menu View that hides and shows the inspector of the window.
///
/// ```swift
/// @main struct Drawing: App {
///     var body: some Scene {
///         WindowGroup { Text("Drawing") }
///             .commands { InspectorCommands() }
///     }
/// }
/// ```
/// Its keys are Control-Command-I. The command is disabled in a window without an inspector.
nonisolated public struct InspectorCommands: Commands {
    /// Creates the command.
    public init() {}

    /// The command.
    @MainActor public var body: some Commands {
        CommandGroup(after: .sidebar) {
            WindowPartCommand(
                part: \.inspector, show: .showInspector, hide: .hideInspector,
                shortcut: KeyboardShortcut("i", modifiers: [.control, .command]))
        }
    }
}
