// SPDX-License-Identifier: Apache-2.0

/// Lets its content scroll to a view by its id.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow(message: $0) }
///     Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
/// An id is that of `.id(_:)` or of a row of `ForEach`, built or not.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        ScrollReaderNode(view, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ScrollReaderNode<Content>.self).patch(to: view)
    }
}

/// Scrolls the views inside a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    weak var reader: Node?

    /// Brings the view with an id into sight.
    ///
    /// - Parameter anchor: where in the scroll view it is to be; `nil` scrolls as little as needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader, reader.isMounted else { return }
        let wanted = AnyHashable(id)
        // After the changes made beside it: the row may be one that has just been added.
        reader.tree.whenWritten { [weak reader] in
            guard let reader, reader.isMounted, let found = reader.find(wanted) else { return }
            reader.tree.whenWritten {
                var elements: [Element] = []
                if found.isMounted { found.collect(into: &elements) }
                guard let element = elements.first, element.id != 0 else { return }
                reader.tree.emit(.scroll(element.id, edge: Self.edge(anchor)))
            }
        }
    }

    private static func edge(_ anchor: UnitPoint?) -> String {
        guard let anchor else { return "nearest" }
        return anchor.y < 0.34 ? "start" : anchor.y > 0.66 ? "end" : "center"
    }
}

extension Node {
    /// The node below with an identity; a row of a long list is built if need be.
    fileprivate func find(_ id: AnyHashable) -> Node? {
        if let branch = self as? BranchNode, branch.identity == id { return self }
        if let rows = self as? any WindowedRows, let row = rows.build(id) { return row }
        var found: Node?
        visitChildren { if found == nil { found = $0.find(id) } }
        return found
    }
}

final class ScrollReaderNode<Content: View>: Node {
    private var child: Node!

    init(_ view: ScrollViewReader<Content>, in context: MountContext) {
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

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
