// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Puts views in front of this one. They do not change its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isUnder: false)
    }

    /// Puts a view in front of this one. It does not change its size.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isUnder: false)
    }

    /// Puts views behind this one. They do not change its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isUnder: true)
    }

    /// Puts a view behind this one. It does not change its size.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isUnder: true)
    }
}

/// A view with another view in front of it or behind it.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isUnder: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { LayeredNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: LayeredNode<Content, Layer>.self).patch(to: view)
    }
}

final class LayeredNode<Content: View, Layer: View>: BoxNode {
    private var view: LayeredView<Content, Layer>
    private let layer: Element
    private let host: LayeredContent

    init(_ view: LayeredView<Content, Layer>, in context: _MountContext) {
        self.view = view
        layer = Element(.div, in: context.tree)
        host = LayeredContent(context)
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

    private func describeLayer() {
        var appearance = Appearance()
        appearance.classes = view.isUnder ? ["ov", "under"] : ["ov"]
        appearance.layout.opaque = true
        appearance.layout.align(view.alignment)
        appearance.layout.keepsLines = true
        if view.alignment != .center { appearance.set("place-items", view.alignment.css) }
        layer.update(appearance)
    }

    override func describe(_ appearance: inout Appearance) { appearance.classes = ["O"] }

    override func visitChildren(_ visit: (_Node) -> Void) {
        // Views behind come first, which is also the reading order.
        if view.isUnder, let content = layer.content { visit(content) }
        if let child = host.child { visit(child) }
        if !view.isUnder, let content = layer.content { visit(content) }
    }

    override func willUnmount() {
        host.unmount()
        super.willUnmount()
    }
}

/// Collects the layer's element together with those of the content.
final class LayeredContent: _Node {
    fileprivate(set) var child: _Node!
    fileprivate var layer: Element!
    fileprivate var isUnder = false

    override func collect(into elements: inout [Element]) {
        if isUnder { elements.append(layer) }
        child.collect(into: &elements)
        if !isUnder { elements.append(layer) }
    }
}
