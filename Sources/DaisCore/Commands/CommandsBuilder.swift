// SPDX-License-Identifier: Apache-2.0

/// Builds commands from several expressions and conditions.
@resultBuilder
public enum CommandsBuilder {
    /// Accepts commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Returns a single content.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Combines several contents.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandParts {
        var parts: [any Commands] = []
        repeat parts.append(each content)
        return _CommandParts(parts)
    }
    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands(content: content)
    }
    /// Builds the first branch of an `if`.
    public static func buildEither<Content: Commands>(first: Content) -> _CommandParts { _CommandParts([first]) }
    /// Builds the second branch of an `if`.
    public static func buildEither<Content: Commands>(second: Content) -> _CommandParts { _CommandParts([second]) }
    /// Builds content behind an availability check.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandParts {
        _CommandParts([content])
    }
}

/// Several commands from a result builder.
nonisolated public struct _CommandParts: PrimitiveCommands {
    let parts: [any Commands]

    init(_ parts: [any Commands]) { self.parts = parts }

    /// Returns the declarations of all parts, in their order.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView {
        let declarations = commands.parts.map { declaration(of: $0) }
        return AnyView(ForEach(declarations.indices, id: \.self) { declarations[$0] })
    }

    @MainActor private static func declaration<Part: Commands>(of part: Part) -> AnyView { Part._declaration(part) }
}

/// Commands from an `if` statement. The type has that of the content, because `nil` alone does not tell it.
nonisolated public struct _OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?

    /// Returns the declaration of the content, if there is one.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView {
        _CommandParts._declaration(_CommandParts(commands.content.map { [$0] } ?? []))
    }
}

extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }

    /// Fails, because the group stands for its commands.
    @MainActor public var body: Never { fatalError("a group of commands has no body") }

    /// Returns views that declare the commands.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView { Content._declaration(commands.content) }
}
