// SPDX-License-Identifier: Apache-2.0

/// A view whose content can scroll to a view by its identifier.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow(message: $0) }
///     Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
/// The identifier is that of `.id(_:)` or of a row of `ForEach`, even if the row has not been built.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader. The content receives a proxy that scrolls the views inside.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ScrollReaderNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ScrollReaderNode<Content>.self).patch(to: view)
    }
}

/// Scrolls the views inside a `ScrollViewReader`.
nonisolated public struct ScrollViewProxy {
    weak var reader: _Node?

    /// Scrolls to the view with an identifier, with `withAnimation` smoothly.
    ///
    /// Code without an actor may call it, too. From another thread, it scrolls a moment later.
    ///
    /// - Parameters:
    ///   - id: The identifier. An unknown one has no effect.
    ///   - anchor: The position of the view in the scroll view; `nil` scrolls as little as possible.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Only the closure uses them from here on.
        nonisolated(unsafe) let (proxy, wanted) = (self, AnyHashable(id))
        MainTurn.run { proxy.scroll(to: wanted, anchor: anchor) }
    }

    @MainActor private func scroll(to wanted: AnyHashable, anchor: UnitPoint?) {
        guard let reader, reader.isMounted else { return }
        let isSmooth = Transaction.current.animation != nil && !Transaction.current.disablesAnimations
        // The current changes come first: the row may have just been added.
        reader.tree.whenWritten { [weak reader] in
            guard let reader, reader.isMounted, let found = reader.find(wanted) else { return }
            reader.tree.whenWritten {
                var elements: [Element] = []
                if found.isMounted { found.collect(into: &elements) }
                guard let element = elements.first, element.id != 0 else { return }
                reader.tree.emit(.scroll(element.id, edge: Self.edge(anchor), isSmooth: isSmooth))
            }
        }
    }

    private static func edge(_ anchor: UnitPoint?) -> String {
        guard let anchor else { return "nearest" }
        return anchor.y < 0.34 ? "start" : anchor.y > 0.66 ? "end" : "center"
    }
}

extension _Node {
    /// Returns the node below with an identifier. A row of a long list is built if necessary.
    func find(_ id: AnyHashable) -> _Node? {
        if let branch = self as? BranchNode, branch.identity == id { return self }
        if let rows = self as? any WindowedRows, let row = rows.build(id) { return row }
        var found: _Node?
        visitChildren { if found == nil { found = $0.find(id) } }
        return found
    }
}

final class ScrollReaderNode<Content: View>: _Node {
    private var child: _Node!

    init(_ view: ScrollViewReader<Content>, in context: _MountContext) {
        super.init(context)
        child = FollowedContent._mount(followed(view), in: context.below(self))
    }

    func patch(to view: ScrollViewReader<Content>) {
        FollowedContent._patch(child, to: followed(view))
    }

    private func followed(_ view: ScrollViewReader<Content>) -> FollowedContent<Content> {
        let proxy = ScrollViewProxy(reader: self)
        return FollowedContent { view.content(proxy) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
