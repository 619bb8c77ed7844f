// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view whose content depends on the size of the available space.
///
/// ```swift
/// GeometryReader { proxy in Photo().frame(width: proxy.size.width / 2) }
/// ```
///
/// The browser measures the size. The first rendering uses an estimate, which is the size of the window. When a page
/// opens, the server does not know the window yet, and the estimate is 1024 × 768 points, or 390 × 844 points on a phone.
/// The measured size follows after one round trip and whenever it changes.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader. The content fills all available space.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        GeometryNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).patch(to: view)
    }
}

final class GeometryNode<Content: View>: BoxNode {
    private var view: GeometryReader<Content>
    private var proxy: GeometryProxy
    private let places = PositionInterest()

    init(_ view: GeometryReader<Content>, in context: _MountContext) {
        self.view = view
        let facts = context.tree.scope.shownFacts
        proxy = GeometryProxy(size: facts.window, safeAreaInsets: facts.insets, origin: .zero, interest: places)
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
        if places.isAsked { appearance.attribute(AttributeName.places, "") }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
