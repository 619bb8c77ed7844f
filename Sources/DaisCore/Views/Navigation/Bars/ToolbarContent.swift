// SPDX-License-Identifier: Apache-2.0

/// Content of toolbars.
///
/// ```swift
/// struct Tools: ToolbarContent {
///     @Environment(\.dismiss) private var dismiss
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content.
    associatedtype Body: ToolbarContent
    /// The items of the content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Mounts the items. The engine has its own conformances; an app's content uses the default.
    @MainActor static func _mountItems(_ items: Self, in context: _MountContext) -> _Node
    /// Updates the mounted items to new values.
    @MainActor static func _patchItems(_ node: _Node, to items: Self)
}

/// Content of toolbars that users could customize. Dais shows all items.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Mounts the items.
    public static func _mountItems(_ items: Self, in context: _MountContext) -> _Node {
        ToolbarContentNode(items, in: context)
    }

    /// Updates the mounted items to new values.
    public static func _patchItems(_ node: _Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarContentNode<Self>.self).patch(to: items)
    }
}

extension Never: CustomizableToolbarContent {}

/// Toolbar content that does not consist of other content.
nonisolated protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// The content is an item itself and has no body.
    @MainActor public var body: Never { fatalError("\(Self.self) has items itself") }
}

/// Toolbar content in one position.
nonisolated protocol ToolbarPlacedContent: PrimitiveToolbarContent {
    @MainActor var entry: ToolbarEntry { get }
}

extension ToolbarPlacedContent {
    /// Mounts the items.
    @MainActor public static func _mountItems(_ items: Self, in context: _MountContext) -> _Node {
        ToolbarEntryNode(items.entry, in: context)
    }

    /// Updates the mounted items to new values.
    @MainActor public static func _patchItems(_ node: _Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarEntryNode.self).patch(to: items.entry)
    }
}

/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarPlacedContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates an item with an identifier, which Dais ignores.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with an identifier, which Dais ignores.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - placement: The position of the item.
    ///   - showsByDefault: A Boolean that is `false` if only users who ask for the item see it. It is then in the menu
    ///     of secondary actions.
    ///   - content: The item.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: showsByDefault ? placement : .secondaryAction, content: content)
    }

    @MainActor var entry: ToolbarEntry { ToolbarEntry(placement: placement, content: AnyView(content)) }
}

extension ToolbarItem where ID == () {
    /// Creates an item in a position.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several toolbar items from a result builder.
nonisolated public struct _ToolbarParts: PrimitiveToolbarContent {
    let parts: [any ToolbarContent]

    init(_ parts: [any ToolbarContent]) { self.parts = parts }

    /// Mounts the items.
    @MainActor public static func _mountItems(_ items: Self, in context: _MountContext) -> _Node {
        ToolbarPartsNode(items.parts, in: context)
    }

    /// Updates the mounted items to new values.
    @MainActor public static func _patchItems(_ node: _Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarPartsNode.self).patch(to: items.parts)
    }
}

/// Toolbar content from an `if` statement.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content?

    /// Mounts the items.
    @MainActor public static func _mountItems(_ items: Self, in context: _MountContext) -> _Node {
        ToolbarPartsNode(items.content.map { [$0] } ?? [], in: context)
    }

    /// Updates the mounted items to new values.
    @MainActor public static func _patchItems(_ node: _Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarPartsNode.self).patch(to: items.content.map { [$0] } ?? [])
    }
}

/// Builds the content of toolbars.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Accepts content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns a single content.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Combines several contents.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarParts {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarParts(parts)
    }
    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }
    /// Builds the first branch of an `if`.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarParts { _ToolbarParts([first]) }
    /// Builds the second branch of an `if`.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarParts {
        _ToolbarParts([second])
    }
    /// Builds content behind an availability check.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarParts {
        _ToolbarParts([content])
    }
}
