// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Puts views in front of this one; they do not change its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isUnder: false)
    }

    /// Puts a view in front of this one; it does not change its size.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isUnder: false)
    }

    /// Puts views behind this one; they do not change its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isUnder: true)
    }

    /// Puts a view behind this one; it does not change its size.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isUnder: true)
    }
}

/// A view with another in front of or behind it.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isUnder: Bool

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { LayeredNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: LayeredNode<Content, Layer>.self).patch(to: view)
    }
}

final class LayeredNode<Content: View, Layer: View>: BoxNode {
    private var view: LayeredView<Content, Layer>
    private let layer: Element
    private let host: LayerHost

    init(_ view: LayeredView<Content, Layer>, in context: MountContext) {
        self.view = view
        layer = Element(.div, in: context.tree)
        host = LayerHost(context)
        super.init(.div, in: context)
        host.layer = layer
        host.isUnder = view.isUnder
        layer.fill { Layer._mount(view.layer, in: context.inside(layer, of: self)) }
        element.fill {
            host.child = Content._mount(view.content, in: context.inside(element, of: self))
            return host
        }
        describeLayer()
        finishMounting()
    }

    func patch(to new: LayeredView<Content, Layer>) {
        view = new
        describeLayer()
        Content._patch(host.child, to: new.content)
        Layer._patch(layer.content!, to: new.layer)
    }

    func follow(to new: LayeredView<Content, Layer>, _ probe: _FollowProbe) {
        Content._follow(host.child, to: new.content, probe)
        if let content = layer.content { Layer._follow(content, to: new.layer, probe) }
    }

    private func describeLayer() {
        var appearance = Appearance()
        appearance.classes = view.isUnder ? ["ov", "under"] : ["ov"]
        appearance.layout.opaque = true
        if view.alignment != .center { appearance.set("place-items", view.alignment.css) }
        layer.update(appearance)
    }

    override func describe(_ appearance: inout Appearance) { appearance.classes = ["O"] }

    override func visitChildren(_ visit: (Node) -> Void) {
        // Views behind come first: it is also the order of reading.
        if view.isUnder, let content = layer.content { visit(content) }
        if let child = host.child { visit(child) }
        if !view.isUnder, let content = layer.content { visit(content) }
    }
}

/// Puts the layer's element beside those of the content.
final class LayerHost: Node {
    fileprivate(set) var child: Node!
    fileprivate var layer: Element!
    fileprivate var isUnder = false

    override func collect(into elements: inout [Element]) {
        if isUnder { elements.append(layer) }
        child.collect(into: &elements)
        if !isUnder { elements.append(layer) }
    }
}
