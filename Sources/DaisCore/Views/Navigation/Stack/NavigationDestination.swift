// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the page that shows values of a type in the path.
    ///
    /// If a stack has two destinations for one type, it uses the one closest to its root and logs a warning.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // Only the main actor calls the closure, and the views are there too.
        nonisolated(unsafe) let destination = destination
        return modifier(
            DestinationModifier(
                register: { segment, owner in
                    segment.register(D.self, of: ObjectIdentifier(owner)) { AnyView(destination($0)) }
                }))
    }

    /// Shows a page while a binding is `true`.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        // SwiftUI calls the closure at once as well, so it may capture parameters of a function.
        let destination = destination()
        return modifier(
            PresentedDestination(
                isShown: { isPresented.wrappedValue },
                dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                make: { AnyView(destination) }))
    }

    /// Shows a page for an item while the binding is not `nil`.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                isShown: { item.wrappedValue != nil },
                dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                item: { item.wrappedValue.map { AnyHashable.record(of: $0) } },
                make: { AnyView(item.wrappedValue.map(destination)) }))
    }
}

/// Reads the binding in a separate body, which is evaluated again when the binding changes.
nonisolated struct PresentedDestination: ViewModifier {
    let isShown: () -> Bool
    let dismiss: () -> Void
    /// Returns the id of what the page shows, in addition to the record of this view.
    var item: () -> AnyHashable? = { nil }
    let make: () -> AnyView

    @MainActor func body(content: Content) -> some View {
        let page = isShown() ? make() : nil
        let item = page == nil ? nil : item()
        let dismiss = dismiss
        return content.modifier(
            DestinationModifier(
                register: { segment, source in
                    segment.model?.present(
                        ObjectIdentifier(source), in: segment,
                        of: { [weak source] in
                            .record(ofAll: [AnyHashable.record(around: source), item].compactMap(\.self))
                        },
                        dismiss: dismiss, page.map { page in { page } })
                }, isPresented: true))
    }

    /// Returns the node that presents the page of a link with a binding, which contains the link.
    @MainActor static func node(around link: Element) -> _Node? {
        var node = link.extras?.view as? _Node
        while let current = node {
            if let found = current as? NodeModifierNode<DestinationModifier>, found.modifier.isPresented {
                return found
            }
            node = current.parent
        }
        return nil
    }
}

nonisolated struct DestinationModifier: NodeModifier {
    let register: @MainActor (NavigationSegment, _Node) -> Void
    var isPresented = false

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let segment = EnvironmentValues(scope: node.context.environment).navigationSegment else { return }
        // A page that is only prepared pushes no other one.
        if node.modifier.isPresented, let held = node.heldEffects {
            return held.add { [weak node] in if let node, node.isMounted { changed(node, from: node.modifier) } }
        }
        node.modifier.register(segment, node)
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard let segment = EnvironmentValues(scope: node.context.environment).navigationSegment else { return }
        segment.forget(ObjectIdentifier(node))
        if node.modifier.isPresented {
            segment.model?.present(ObjectIdentifier(node), in: segment, dismiss: {}, nil)
        }
    }
}
