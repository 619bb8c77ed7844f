// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Gives its content the size of the space it is in.
///
/// Sizes are the browser's: the first rendering uses an estimate (the window's size), the measured size follows in one
/// round trip and again whenever it changes.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        GeometryNode(view, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).patch(to: view)
    }
}

/// What a geometry reader knows of its place.
public struct GeometryProxy: Equatable, Sendable {
    /// Points.
    public let size: CGSize
    /// The parts of the size that notches and bars cover, in points.
    public let safeAreaInsets: EdgeInsets
    let origin: CGPoint

    /// The reader's rectangle. Named spaces count as global ones.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

final class GeometryNode<Content: View>: BoxNode {
    private var view: GeometryReader<Content>
    private var proxy: GeometryProxy

    init(_ view: GeometryReader<Content>, in context: MountContext) {
        self.view = view
        let facts = context.tree.scope.facts
        proxy = GeometryProxy(
            size: CGSize(width: facts.width, height: facts.height), safeAreaInsets: facts.insets, origin: .zero)
        super.init(.div, in: context)
        let content = followed
        element.fill { FollowedContent._mount(content, in: context.inside(element, of: self)) }
        element.on(.measure) { [unowned self] in measured($0) }
        finishMounting()
    }

    func patch(to new: GeometryReader<Content>) {
        view = new
        FollowedContent._patch(element.content!, to: followed)
    }

    private var followed: FollowedContent<Content> {
        FollowedContent { [content = view.content, proxy] in content(proxy) }
    }

    private func measured(_ payload: EventPayload) {
        guard let measured = GeometryProxy(payload), measured != proxy else { return }
        proxy = measured
        patch(to: view)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["geo"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
