// SPDX-License-Identifier: Apache-2.0

/// A place in the content whose subviews are found, with the modifiers around it.
@MainActor
struct SubviewScope {
    let resolver: SubviewResolver
    /// The context of the nodes of views with a body.
    var context: _MountContext
    private(set) var path = SubviewPath()
    /// The position in the data of the innermost `ForEach`.
    private(set) var rowIndex: Int?
    /// The modifiers around the place, outermost first.
    private(set) var modifiers: [SubviewModifier] = []

    init(resolver: SubviewResolver, context: _MountContext) { (self.resolver, self.context) = (resolver, context) }

    func at(_ step: SubviewPath.Step) -> SubviewScope {
        var scope = self
        scope.path = path.appending(step)
        return scope
    }

    func row(_ id: AnyHashable, _ index: Int) -> SubviewScope {
        var scope = at(.row(id))
        scope.rowIndex = index
        return scope
    }

    func modified(by modifier: SubviewModifier) -> SubviewScope {
        var scope = self
        scope.modifiers.append(modifier)
        return scope
    }

    /// The traits that the modifiers set.
    var traits: ViewTraits {
        let traits = ViewTraits()
        for modifier in modifiers.reversed() { modifier.set?(traits) }
        return traits
    }

    /// The number of modifiers that set traits.
    var traitCount: Int { modifiers.reduce(0) { $1.set == nil ? $0 : $0 + 1 } }

    /// The scope of the parts of a section. What is set for its container belongs to the section and not to its views.
    var withoutTraits: SubviewScope {
        var scope = self
        scope.modifiers.removeAll { $0.set != nil }
        return scope
    }
}

/// A modifier of content whose subviews are found. It is applied to each of them.
@MainActor
struct SubviewModifier {
    let apply: (any View) -> any View
    var set: ((ViewTraits) -> Void)?

    init(_ apply: @escaping (any View) -> any View, set: ((ViewTraits) -> Void)? = nil) {
        (self.apply, self.set) = (apply, set)
    }

    init<Modifier: ViewModifier>(_ modifier: Modifier) {
        apply = { Self.modified($0, by: modifier) }
        set = (modifier as? any TraitSetter).map { setter in { setter.set(in: $0) } }
    }

    private static func modified<V: View, Modifier: ViewModifier>(_ view: V, by modifier: Modifier) -> any View {
        ModifiedContent(content: view, modifier: modifier)
    }
}
