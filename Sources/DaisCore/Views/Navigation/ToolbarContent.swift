// SPDX-License-Identifier: Apache-2.0

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent {
    /// The items, wherever they come from.
    @MainActor var entries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.ownEntries }
        return body.entries
    }
}

/// Items that are not made of others.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    @MainActor var ownEntries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    @MainActor public var body: Never { fatalError("\(Self.self) has items itself") }
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    @MainActor var ownEntries: [ToolbarEntry] { [ToolbarEntry(placement: placement, content: AnyView(content))] }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one place of a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor var ownEntries: [ToolbarEntry] { [ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// What a toolbar builder makes of several items.
nonisolated public struct _ToolbarParts: PrimitiveToolbarContent {
    let parts: [any ToolbarContent]

    init(_ parts: [any ToolbarContent]) { self.parts = parts }

    @MainActor var ownEntries: [ToolbarEntry] { parts.flatMap { $0.entries } }
}

/// What a toolbar builder makes of an `if`.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content?

    @MainActor var ownEntries: [ToolbarEntry] { content?.entries ?? [] }
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
