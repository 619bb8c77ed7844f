// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says which page shows a value of the path.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // Called on the main actor only, where the views are.
        nonisolated(unsafe) let destination = destination
        return modifier(
            DestinationModifier(register: { model, _ in model.register(D.self) { AnyView(destination($0)) } }))
    }

    /// Shows a page while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedDestination(
                isShown: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
                make: { AnyView(destination()) }))
    }

    /// Shows a page for an item while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                isShown: { item.wrappedValue != nil }, dismiss: { item.wrappedValue = nil },
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
                register: { model, source in
                    model.present(source, dismiss: dismiss, page.map { page in { page } })
                }, isPresented: true))
    }
}

nonisolated struct DestinationModifier: NodeModifier {
    let register: @MainActor (NavigationModel, ObjectIdentifier) -> Void
    var isPresented = false

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let model = EnvironmentValues(scope: node.context.environment).navigationModel else { return }
        node.modifier.register(model, ObjectIdentifier(node))
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard node.modifier.isPresented else { return }
        EnvironmentValues(scope: node.context.environment).navigationModel?
            .present(ObjectIdentifier(node), dismiss: {}, nil)
    }
}
