// SPDX-License-Identifier: Apache-2.0
import Foundation

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

final class GeometryNode<Content: View>: BoxNode {
    private var view: GeometryReader<Content>
    private var proxy: GeometryProxy
    private let places = PlaceInterest()

    init(_ view: GeometryReader<Content>, in context: MountContext) {
        self.view = view
        let facts = context.tree.scope.facts
        proxy = GeometryProxy(
            size: CGSize(width: facts.width, height: facts.height), safeAreaInsets: facts.insets, origin: .zero,
            interest: places)
        super.init(.div, in: context)
        let content = followed
        element.fill { FollowedContent._mount(content, in: context.inside(element, of: self)) }
        element.on(.measure) { [unowned self] in measured($0) }
        finishMounting()
    }

    func patch(to new: GeometryReader<Content>) {
        view = new
        FollowedContent._patch(element.content!, to: followed)
        if places.isAsked { restyle() }
    }

    private var followed: FollowedContent<Content> {
        FollowedContent { [content = view.content, proxy] in content(proxy) }
    }

    func follow(to new: GeometryReader<Content>, _ probe: _FollowProbe) {
        guard let content = element.content else { return }
        let proxy = proxy
        FollowedContent._follow(content, to: FollowedContent { new.content(proxy) }, probe)
    }

    private func measured(_ payload: EventPayload) {
        guard let measured = GeometryProxy(payload, places), measured != proxy else { return }
        proxy = measured
        patch(to: view)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["geo"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        if places.isAsked { appearance.attribute("data-places", "") }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
