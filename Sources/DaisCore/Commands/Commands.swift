// SPDX-License-Identifier: Apache-2.0

/// Commands of an app: the menus of its menu bar, with their keyboard shortcuts.
///
/// ```swift
/// struct NoteCommands: Commands {
///     @State private var count = 0
///
///     var body: some Commands {
///         CommandMenu("Note") {
///             Button("Count \(count)") { count += 1 }
///                 .keyboardShortcut("k")
///         }
///     }
/// }
/// ```
/// A scene shows commands with ``Scene/commands(content:)``. Their dynamic properties work as in a view. With
/// `@FocusedValue` and `@FocusedBinding`, commands act on the view that has the focus.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the content.
    associatedtype Body: Commands
    /// The content of the commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// Returns a view without elements that declares the commands; for the engine.
    @MainActor static func _declaration(_ commands: Self) -> AnyView
}

extension Commands {
    /// Returns a view without elements that declares the commands of the content.
    public static func _declaration(_ commands: Self) -> AnyView {
        AnyView(ValueBody(of: commands) { Body._declaration($0.body) })
    }
}

extension Never: Commands {}

/// Commands that do not consist of other commands.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// The commands have no body.
    @MainActor public var body: Never { fatalError("\(Self.self) declares commands itself") }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
    /// Creates an empty set of commands.
    public init() {}

    /// Returns an empty view.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView { AnyView(EmptyView()) }
}
