// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says which page shows a value of the path.
    ///
    /// Where two of the same type are in one stack, the one nearest to its root is used, and a warning names the type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // Called on the main actor only, where the views are.
        nonisolated(unsafe) let destination = destination
        return modifier(
            DestinationModifier(
                register: { segment, owner in
                    segment.register(D.self, of: owner) { AnyView(destination($0)) }
                }))
    }

    /// Shows a page while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedDestination(
                isShown: { isPresented.wrappedValue },
                dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                make: { AnyView(destination()) }))
    }

    /// Shows a page for an item while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                isShown: { item.wrappedValue != nil },
                dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                make: { AnyView(item.wrappedValue.map(destination)) }))
    }
}

/// Reads the binding in a body of its own, so that it is evaluated again when the binding changes.
nonisolated struct PresentedDestination: ViewModifier {
    let isShown: () -> Bool
    let dismiss: () -> Void
    let make: () -> AnyView

    @MainActor func body(content: Content) -> some View {
        let page = isShown() ? make() : nil
        let dismiss = dismiss
        return content.modifier(
            DestinationModifier(
                register: { segment, source in
                    segment.model?.present(source, in: segment, dismiss: dismiss, page.map { page in { page } })
                }, isPresented: true))
    }
}

nonisolated struct DestinationModifier: NodeModifier {
    let register: @MainActor (NavigationSegment, ObjectIdentifier) -> Void
    var isPresented = false

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let segment = EnvironmentValues(scope: node.context.environment).navigationSegment else { return }
        node.modifier.register(segment, ObjectIdentifier(node))
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard let segment = EnvironmentValues(scope: node.context.environment).navigationSegment else { return }
        segment.forget(ObjectIdentifier(node))
        if node.modifier.isPresented {
            segment.model?.present(ObjectIdentifier(node), in: segment, dismiss: {}, nil)
        }
    }
}
