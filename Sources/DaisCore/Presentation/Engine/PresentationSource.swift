// SPDX-License-Identifier: Apache-2.0

/// A view with something to present. Every front door is this modifier with another closure.
///
/// The closure runs in a body of its own: a binding that it reads evaluates it again, and not the presenting view.
nonisolated struct Presenting: ViewModifier, BuiltInModifier {
    let site: CallSite?
    let desired: () -> [PresentationDescriptor]

    /// - Parameter site: where the app asks for it; diagnostics say so.
    init(at site: CallSite? = nil, desired: @escaping () -> [PresentationDescriptor]) {
        self.site = site
        self.desired = desired
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentationSource(descriptors: desired(), site: site))
    }
}

/// What a place in the view tree wants presented now. Unmounted, it wants nothing.
nonisolated struct PresentationSource: NodeModifier {
    let descriptors: [PresentationDescriptor]
    var site: CallSite?
    /// What toasts are to keep clear of because of what is listed here.
    var anchors: [ToastSafeAreaAnchor] = []

    var isEmpty: Bool { descriptors.isEmpty && anchors.isEmpty }

    /// The number of the source; 0 until it is mounted.
    @MainActor static func makeState() -> Int { 0 }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let engine = node.tree.presentations
        node.state = engine.newSourceNumber()
        node.mark(.presentations)
        if !node.modifier.isEmpty {
            engine.note(node)
            engine.setNeedsReconcile()
        }
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        if node.modifier.isEmpty && old.isEmpty { return }
        node.tree.presentations.note(node)
        node.tree.presentations.sourceChanged(node)
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        node.tree.presentations.note(node)
        node.tree.presentations.sourceChanged(node)
    }
}

typealias PresentationSourceNode = NodeModifierNode<PresentationSource>

extension NodeModifierNode where Modifier == PresentationSource {
    var number: Int { state }

    var descriptors: [PresentationDescriptor] { isMounted ? modifier.descriptors : [] }

    /// The view that presents, for diagnostics.
    var presenterName: String {
        var node: Node? = isMounted ? parent : nil
        while let current = node {
            // The nearest composite is the modifier itself; the one around it is the view a developer wrote.
            if let composite = current as? CompositeBase, !composite.isBuiltIn { return composite.viewName }
            node = current.around
        }
        return "the app"
    }
}
