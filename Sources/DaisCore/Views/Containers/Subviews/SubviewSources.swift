// SPDX-License-Identifier: Apache-2.0

/// A view that is not one subview of a container, but the subviews in it.
@MainActor
protocol SubviewSource {
    func addSubviews(in scope: SubviewScope)
}

/// A modifier for the places of rows in their collection, which a container changes.
protocol RowPlaceModifier {}

extension EmptyView: SubviewSource {
    func addSubviews(in scope: SubviewScope) {}
}

extension TupleView: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        for (index, member) in members.enumerated() { member.addSubviews(in: scope.at(.member(index))) }
    }
}

extension Group: SubviewSource where Content: View {
    @MainActor func addSubviews(in scope: SubviewScope) { scope.resolver.add(content, in: scope) }
}

extension Optional: SubviewSource where Wrapped: View {
    @MainActor func addSubviews(in scope: SubviewScope) {
        if let self { scope.resolver.add(self, in: scope) }
    }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
    @MainActor func addSubviews(in scope: SubviewScope) {
        switch storage {
        case .first(let content): scope.resolver.add(content, in: scope.at(.branch(0)))
        case .second(let content): scope.resolver.add(content, in: scope.at(.branch(1)))
        }
    }
}

extension AnyView: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        scope.resolver.add(content, in: scope.at(.erased(ObjectIdentifier(type(of: content)))))
    }
}

extension StyleContent: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) { scope.resolver.add(content, in: scope) }
}

extension IdentifiedView: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        scope.resolver.add(content, in: scope.at(.given(AnyHashable(id))))
    }
}

extension ForEach: SubviewSource where Content: View {
    @MainActor func addSubviews(in scope: SubviewScope) {
        if let expansion { return scope.resolver.add(expansion, in: scope) }
        var keys = Set<ID>()
        for (index, element) in data.enumerated() {
            let key = identify(element)
            guard keys.insert(key).inserted else {
                ForEachDiagnostics.duplicate(key, of: Data.Element.self)
                continue
            }
            scope.resolver.add(content(element), in: scope.row(AnyHashable(key), index))
        }
    }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
    @MainActor func addSubviews(in scope: SubviewScope) {
        let resolver = scope.resolver
        if modifier is any RowPlaceModifier { return resolver.add(content, in: scope) }
        guard Modifier.Body.self != Never.self else {
            return resolver.add(content, in: scope.modified(by: SubviewModifier(modifier)))
        }
        let node = resolver.component(at: scope.path.appending(.body)) {
            ModifierComponentNode(modifier, content, in: scope)
        }
        node.update(to: modifier, content)
        resolver.addBody(of: node, in: scope)
    }
}

extension _ViewModifier_Content: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        guard let modified = source.modified else { return scope.resolver.addSubview(self, in: scope) }
        scope.resolver.add(modified, in: scope)
    }
}

extension EnvironmentView: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        let change = change
        let own = EnvironmentView<EmptyView>(content: EmptyView(), change: change)
        let resolver = scope.resolver
        var isNew = false
        let node: EnvironmentNode<EmptyView> = resolver.component(at: scope.path.appending(.body)) {
            isNew = true
            return EnvironmentNode<EmptyView>(own, in: scope.context)
        }
        if !isNew { node.patch(to: own) }
        var inner = scope.at(.body).modified(by: SubviewModifier { Self.with($0, change) })
        inner.context = node.inner
        resolver.add(content, in: inner)
    }

    private static func with<V: View>(_ view: V, _ change: @escaping (inout EnvironmentValues) -> Void) -> any View {
        EnvironmentView<V>(content: view, change: change)
    }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
    @MainActor func addSubviews(in scope: SubviewScope) {
        let resolver = scope.resolver, inner = scope.withoutTraits
        let section = ResolvedSection(at: scope.path)
        (section.traits, section.traitCount) = (scope.traits, scope.traitCount)
        section.header = resolver.collect { resolver.add(header, in: inner.at(.header)) }.flatMap(\.subviews)
        if isExpanded?.wrappedValue != false {
            section.content = resolver.collect { resolver.add(content, in: inner) }.flatMap(\.subviews)
        }
        section.footer = resolver.collect { resolver.add(footer, in: inner.at(.footer)) }.flatMap(\.subviews)
        if let actions {
            section.actions = resolver.collect { resolver.add(actions, in: inner.at(.actions)) }.flatMap(\.subviews)
        }
        resolver.addSection(section)
    }
}

extension Subview: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        // Two containers may show the same subview, so its path is only part of the new one.
        let source = source
        var inner = scope
        for step in source.path.steps { inner = inner.at(step) }
        inner = inner.modified(
            by: SubviewModifier({ $0 }) { traits in
                traits.tag = traits.tag ?? source.traits.tag
                traits.containerValues += source.traits.containerValues
            })
        scope.resolver.addSubview(self, in: inner)
    }
}

extension SubviewsCollection: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        for subview in self { subview.addSubviews(in: scope) }
    }
}

extension SubviewsCollectionSlice: SubviewSource {
    @MainActor func addSubviews(in scope: SubviewScope) {
        for subview in self { subview.addSubviews(in: scope) }
    }
}
