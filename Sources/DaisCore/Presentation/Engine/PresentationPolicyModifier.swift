// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the policy for presentations of this view, of its descendants, also inside other presentations, and of the
    /// session's coordinator.
    ///
    /// ```swift
    /// ContentView()
    ///     .presentationPolicy(.queue(), for: [.alert, .confirmationDialog])
    ///     .presentationPolicy(.queue(limit: 5), for: [.toast])
    ///     .presentationPolicy(.reject(), inLayer: "hints")
    /// ```
    /// Presentations to which a policy applies compete with all presentations in the same place that match its kinds,
    /// doors and layer. The nearest matching policy around the presenting view applies. A change affects presentations
    /// that wait, and none that is shown.
    ///
    /// - Parameters:
    ///   - policy: The rule.
    ///   - kinds: The kinds to which it applies. An empty set stands for all modal kinds.
    ///   - doors: The ways of presenting to which it applies. An empty set stands for all.
    ///   - layerID: The named layer to which it applies, or `nil` for all places.
    nonisolated public func presentationPolicy(
        _ policy: PresentationPolicy, for kinds: Set<PresentationInfo.Kind> = [],
        from doors: Set<PresentationDoor> = [], inLayer layerID: String? = nil
    ) -> some View {
        modifier(PolicyModifier(policy: policy, kinds: kinds, doors: doors, layerID: layerID))
    }
}

nonisolated struct PolicyModifier: NodeModifier {
    let policy: PresentationPolicy
    let kinds: Set<PresentationInfo.Kind>
    let doors: Set<PresentationDoor>
    let layerID: String?

    @MainActor static func makeState() -> PolicyScope { PolicyScope() }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.state.modifier = node.modifier
        node.tree.presentations.policies.add(node.state, of: node)
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        node.state.modifier = node.modifier
        node.tree.presentations.setNeedsReconcile()
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        node.tree.presentations.policies.remove(node)
    }
}

/// The current values of a policy modifier. Presentations that wait keep it when the modifier is gone.
@MainActor
final class PolicyScope {
    fileprivate(set) var modifier: PolicyModifier?
    fileprivate var depth: Int32 = 0

    nonisolated init() {}

    /// Indicates whether the policy applies to a presentation.
    func matches(_ descriptor: PresentationDescriptor) -> Bool {
        guard let modifier else { return false }
        let kind = descriptor.kind
        let isKind =
            modifier.kinds.isEmpty
            ? kind.isModal && kind.rank != .toasts : modifier.kinds.contains(PresentationInfo.Kind(name: kind.name))
        return isKind && (modifier.doors.isEmpty || modifier.doors.contains(descriptor.door))
            && (modifier.layerID == nil || modifier.layerID == descriptor.layer?.id)
    }
}

/// All policies of a page.
@MainActor
struct PresentationPolicies {
    private var scopes: [ObjectIdentifier: PolicyScope] = [:]

    mutating func add(_ scope: PolicyScope, of node: _Node) {
        scope.depth = node.depth
        scopes[ObjectIdentifier(node)] = scope
    }

    mutating func remove(_ node: _Node) { scopes[ObjectIdentifier(node)] = nil }

    /// Returns the nearest policy around a source. The session's coordinator presents beside the app's root view, so
    /// the outermost policy of the app applies to it.
    func scope(of descriptor: PresentationDescriptor, from source: _Node, roots: [_Node]) -> PolicyScope? {
        guard !scopes.isEmpty, source.isMounted else { return nil }
        var top = source
        while true {
            if let found = scopes[ObjectIdentifier(top)], found.matches(descriptor) { return found }
            guard let next = top.around else { break }
            top = next
        }
        guard roots.contains(where: { $0 === top }) else { return nil }
        return scopes.values.filter { $0.matches(descriptor) }.min { $0.depth < $1.depth }
    }
}
