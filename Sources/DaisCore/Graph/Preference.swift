// SPDX-License-Identifier: Apache-2.0

/// A value that views pass to their ancestors.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value without any view that sets it.
    static var defaultValue: Value { get }
    /// Combines the previous value with that of the next view in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value is `nil`.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets a preference, which replaces that of the content.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(combine: { _ in value }))
    }

    /// Transforms a preference of the content.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceWriter<K>(isFollowed: true) {
                var value = $0()
                callback(&value)
                return value
            })
    }

    /// Performs an action when the combined preference of the content changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceReader<K>(isSame: ==, action: action))
    }
}

/// A position at which preferences of the content are read. It is linked to outer scopes, so that a change reaches
/// every reader.
@MainActor
final class PreferenceScope {
    let outer: PreferenceScope?
    /// The keys to read again, with the first animation that caused the change.
    private var pending: [ObjectIdentifier: CarriedTransaction?] = [:]
    private var refresh: [ObjectIdentifier: () -> Void] = [:]
    private unowned let tree: Tree
    /// The keys that the outer scopes are told of when the content is shown, or `nil` if it is shown.
    private var held: Set<ObjectIdentifier>?

    init(outer: PreferenceScope?, tree: Tree) {
        self.outer = outer
        self.tree = tree
    }

    func read(_ key: ObjectIdentifier, _ refresh: @escaping () -> Void) { self.refresh[key] = refresh }

    /// Tells the outer scopes nothing until the content is shown.
    func hold() { held = [] }

    /// Tells the outer scopes of the content, which is shown from now on.
    func release() {
        let keys = held ?? []
        held = nil
        for key in keys { outer?.changed(key) }
    }

    /// Handles that a view below, which sets `key`, was inserted, changed or removed.
    func changed(_ key: ObjectIdentifier) {
        if held == nil { outer?.changed(key) } else { held?.insert(key) }
        guard let refresh = refresh[key] else { return }
        let isWaiting = pending[key] != nil
        if pending[key]??.transaction.animation == nil { pending[key] = .some(tree.cycle.origin) }
        guard !isWaiting else { return }
        tree.afterUpdate { [weak self] in
            // The changes of the action belong to the transaction of their cause.
            CarriedTransaction.continue(self?.pending.removeValue(forKey: key) ?? nil, refresh)
        }
    }
}

/// A node that sets a preference.
@MainActor
protocol PreferenceSource: _Node {
    /// Returns the value for `key`, or `nil` if the node sets a different preference.
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value?
}

extension _Node {
    /// Combines the preferences of the views below in tree order.
    func collect<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var result: K.Value?
        walk(.preferences) { node in
            guard let value = (node as? any PreferenceSource)?.value(for: key) else { return true }
            if result == nil { result = value } else { K.reduce(value: &result!, nextValue: { value }) }
            return false
        }
        return result ?? K.defaultValue
    }
}

nonisolated struct PreferenceWriter<K: PreferenceKey>: NodeModifier {
    /// Indicates whether the transform is the app's code, which may read state that nothing else reads.
    var isFollowed = false
    let combine: (() -> K.Value) -> K.Value

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.mark(.preferences)
        node.context.preferences?.changed(ObjectIdentifier(K.self))
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        node.context.preferences?.changed(ObjectIdentifier(K.self))
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        node.context.preferences?.changed(ObjectIdentifier(K.self))
    }
}

extension _Node {
    /// The view whose body contains this node.
    fileprivate var nearestComposite: _CompositeBase? {
        var current = parent
        while let node = current {
            if let composite = node as? _CompositeBase { return composite }
            current = node.parent
        }
        return nil
    }
}

extension NodeModifierNode: PreferenceSource {
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        guard let writer = modifier as? PreferenceWriter<K> else { return nil }
        guard writer.isFollowed, let author = nearestComposite else { return writer.combine { self.collect(key) } }
        return author.peek { writer.combine { self.collect(key) } }
    }
}

nonisolated struct PreferenceReader<K: PreferenceKey>: ViewModifier {
    let isSame: (K.Value, K.Value) -> Bool
    let action: (K.Value) -> Void

    @MainActor func body(content: Content) -> Never { fatalError("a preference reader has no body") }

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        PreferenceReaderNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: PreferenceReaderNode<K, V>.self).patch(to: modifier, content)
    }
}

final class PreferenceReaderNode<K: PreferenceKey, Content: View>: _Node {
    private var reader: PreferenceReader<K>
    private var child: _Node!
    private var last: K.Value?
    private let scope: PreferenceScope

    init(_ reader: PreferenceReader<K>, _ content: Content, in context: _MountContext) {
        self.reader = reader
        scope = PreferenceScope(outer: context.preferences, tree: context.tree)
        super.init(context)
        scope.read(ObjectIdentifier(K.self)) { [weak self] in self?.refresh() }
        var inner = context.below(self)
        inner.preferences = scope
        child = Content._mount(content, in: inner)
        // SwiftUI calls the action once with the first value, even if it is the default.
        tree.afterUpdate { [weak self] in self?.refresh() }
    }

    func patch(to reader: PreferenceReader<K>, _ content: Content) {
        self.reader = reader
        Content._patch(child, to: content)
    }

    private func refresh() {
        guard isMounted else { return }
        // The action is that of the app, for which the content does not exist before it is shown.
        if let heldEffects { return heldEffects.add { [weak self] in self?.refresh() } }
        let value = collect(K.self)
        if let last, reader.isSame(last, value) { return }
        last = value
        reader.action(value)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
