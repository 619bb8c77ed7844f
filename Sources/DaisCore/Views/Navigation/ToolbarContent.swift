// SPDX-License-Identifier: Apache-2.0

/// Items of bars.
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
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of items. Conformances are the engine's own; content of an app takes the default.
    @MainActor static func _mountItems(_ items: Self, in context: MountContext) -> Node
    @MainActor static func _patchItems(_ node: Node, to items: Self)
}

/// Items that users could arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    public static func _mountItems(_ items: Self, in context: MountContext) -> Node {
        ToolbarContentNode(items, in: context)
    }

    public static func _patchItems(_ node: Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarContentNode<Self>.self).patch(to: items)
    }
}

extension Never: CustomizableToolbarContent {}

/// Items that are not made of others.
nonisolated protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    @MainActor public var body: Never { fatalError("\(Self.self) has items itself") }
}

/// What is shown at one place.
nonisolated protocol ToolbarPlacedContent: PrimitiveToolbarContent {
    @MainActor var entry: ToolbarEntry { get }
}

extension ToolbarPlacedContent {
    @MainActor public static func _mountItems(_ items: Self, in context: MountContext) -> Node {
        ToolbarEntryNode(items.entry, in: context)
    }

    @MainActor public static func _patchItems(_ node: Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarEntryNode.self).patch(to: items.entry)
    }
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarPlacedContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    @MainActor var entry: ToolbarEntry { ToolbarEntry(placement: placement, content: AnyView(content)) }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one place of a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarPlacedContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor var entry: ToolbarEntry { ToolbarEntry(placement: placement, content: AnyView(content)) }
}

/// What a toolbar builder makes of several items.
nonisolated public struct _ToolbarParts: PrimitiveToolbarContent {
    let parts: [any ToolbarContent]

    init(_ parts: [any ToolbarContent]) { self.parts = parts }

    @MainActor public static func _mountItems(_ items: Self, in context: MountContext) -> Node {
        ToolbarPartsNode(items.parts, in: context)
    }

    @MainActor public static func _patchItems(_ node: Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarPartsNode.self).patch(to: items.parts)
    }
}

/// What a toolbar builder makes of an `if`.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content?

    @MainActor public static func _mountItems(_ items: Self, in context: MountContext) -> Node {
        ToolbarPartsNode(items.content.map { [$0] } ?? [], in: context)
    }

    @MainActor public static func _patchItems(_ node: Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarPartsNode.self).patch(to: items.content.map { [$0] } ?? [])
    }
}

/// Builds the items of bars.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarParts {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarParts(parts)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarParts { _ToolbarParts([first]) }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarParts {
        _ToolbarParts([second])
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarParts {
        _ToolbarParts([content])
    }
}
