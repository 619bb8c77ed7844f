// SPDX-License-Identifier: Apache-2.0

/// A modifier that presents something. Every presentation API is this modifier with a different closure.
///
/// The closure runs in a body of its own, so that a change of a binding it reads does not evaluate the presenting view.
nonisolated struct Presenting: ViewModifier, BuiltInModifier {
    let site: CallSite?
    let desired: () -> [PresentationDescriptor]

    /// - Parameter site: The call site in the app, for diagnostics.
    init(at site: CallSite? = nil, desired: @escaping () -> [PresentationDescriptor]) {
        self.site = site
        self.desired = desired
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentationSource(descriptors: desired(), make: desired, site: site))
    }
}

extension View {
    /// Presents content of a kind while a binding is true. The public forms of a kind call it.
    ///
    /// - Parameter adjust: A closure that sets what is special to the kind.
    nonisolated func presenting<Content: View>(
        at site: CallSite? = nil, _ kind: PresentationKind, _ isPresented: Binding<Bool>,
        _ handlers: DismissalHandlers, _ content: @escaping () -> Content,
        adjust: @escaping ([PresentationDescriptor]) -> [PresentationDescriptor] = { $0 }
    ) -> some View {
        modifier(
            Presenting(at: site) {
                adjust(PresentationDescriptor.whether(isPresented, kind, handlers) { AnyView(content()) })
            })
    }

    /// Presents content of a kind for an item while it is not `nil`. The public forms of a kind call it.
    nonisolated func presenting<Item: Identifiable, Content: View>(
        at site: CallSite? = nil, _ kind: PresentationKind, _ item: Binding<Item?>,
        _ handlers: DismissalHandlers, _ content: @escaping (Item) -> Content,
        adjust: @escaping ([PresentationDescriptor]) -> [PresentationDescriptor] = { $0 }
    ) -> some View {
        modifier(
            Presenting(at: site) {
                adjust(PresentationDescriptor.item(item, kind, handlers) { AnyView(content($0)) })
            })
    }
}

/// The presentations that a position in the view tree currently requests. An unmounted source requests none.
nonisolated struct PresentationSource: NodeModifier {
    let descriptors: [PresentationDescriptor]
    /// Returns what is requested now, or would be under an assumption. It is `nil` if the source cannot tell.
    var make: (() -> [PresentationDescriptor])?
    var site: CallSite?
    /// The safe-area anchors for toasts that accompany the descriptors.
    var anchors: [ToastSafeAreaAnchor] = []
    /// The choice among the modals of the views inside.
    var aggregation: PresentationAggregation?

    var isEmpty: Bool { descriptors.isEmpty && anchors.isEmpty && aggregation == nil }

    @MainActor static func makeState() -> PresentationRequests { PresentationRequests() }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let engine = node.tree.presentations
        node.state.number = engine.newSourceNumber()
        node.mark(.presentations)
        if !node.modifier.isEmpty {
            engine.note(node)
            engine.sourceChanged(node)
        }
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        let engine = node.tree.presentations
        engine.preparations.sourceChanged(node)
        if node.modifier.isEmpty && old.isEmpty { return }
        engine.note(node)
        engine.sourceChanged(node)
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        let engine = node.tree.presentations
        engine.preparations.sourceChanged(node)
        engine.note(node)
        engine.sourceChanged(node)
    }
}

typealias PresentationSourceNode = NodeModifierNode<PresentationSource>

extension NodeModifierNode where Modifier == PresentationSource {
    var number: Int { state.number }

    var descriptors: [PresentationDescriptor] { isMounted ? modifier.descriptors : [] }

    /// Returns the presentations that the source would request in addition under an assumption.
    func descriptors(under assumption: PresentationAssumption) -> [PresentationDescriptor] {
        guard isMounted, let make = modifier.make else { return [] }
        let present = modifier.descriptors
        return assumption.assumed(make).filter { descriptor in !present.contains { $0.key == descriptor.key } }
    }

    /// The name of the presenting view, for diagnostics.
    var presenterName: String {
        var node: _Node? = isMounted ? parent : nil
        while let current = node {
            // The nearest composite is the modifier itself. The next one is the developer's view.
            if let composite = current as? _CompositeBase, !composite.isBuiltIn { return composite.viewName }
            node = current.around
        }
        return "the app"
    }
}
