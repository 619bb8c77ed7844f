// SPDX-License-Identifier: Apache-2.0

/// A value that views send up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Combines the value so far with that of the next view, in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sends a value up; it replaces what the content sent.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(combine: { _ in value }))
    }

    /// Changes the value that the content sent.
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

    /// Runs an action when the value collected from the content changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceReader<K>(isSame: ==, action: action))
    }
}

/// A place where preferences of its content are read; linked upwards so that a writer reaches every reader.
@MainActor
final class PreferenceScope {
    let outer: PreferenceScope?
    /// What is to be read anew, and the first animation that led to it.
    private var pending: [ObjectIdentifier: CarriedTransaction?] = [:]
    private var refresh: [ObjectIdentifier: () -> Void] = [:]
    private unowned let tree: Tree

    init(outer: PreferenceScope?, tree: Tree) {
        self.outer = outer
        self.tree = tree
    }

    func read(_ key: ObjectIdentifier, _ refresh: @escaping () -> Void) { self.refresh[key] = refresh }

    /// A writer of `key` somewhere below appeared, changed or went.
    func changed(_ key: ObjectIdentifier) {
        outer?.changed(key)
        guard let refresh = refresh[key] else { return }
        let isWaiting = pending[key] != nil
        if pending[key]??.transaction.animation == nil { pending[key] = .some(tree.origin) }
        guard !isWaiting else { return }
        tree.afterUpdate { [weak self] in
            // What it changes belongs to the change that led to it.
            CarriedTransaction.continue(self?.pending.removeValue(forKey: key) ?? nil, refresh)
        }
    }
}

/// A node that contributes to a preference.
@MainActor
protocol PreferenceSource: Node {
    /// The value for `key`, or `nil` when the node writes another one.
    func value<K: PreferenceKey>(for key: K.Type) -> K.Value?
}

extension Node {
    /// Reduces what the views below send, in tree order.
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
    /// Whether it runs code of the app's, that may read a state which nothing else reads.
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

extension Node {
    /// The view whose body has made this one.
    fileprivate var nearestComposite: CompositeBase? {
        var current = parent
        while let node = current {
            if let composite = node as? CompositeBase { return composite }
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

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        PreferenceReaderNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: PreferenceReaderNode<K, V>.self).patch(to: modifier, content)
    }
}

final class PreferenceReaderNode<K: PreferenceKey, Content: View>: Node {
    private var reader: PreferenceReader<K>
    private var child: Node!
    private var last: K.Value?
    private let scope: PreferenceScope

    init(_ reader: PreferenceReader<K>, _ content: Content, in context: MountContext) {
        self.reader = reader
        scope = PreferenceScope(outer: context.preferences, tree: context.tree)
        super.init(context)
        scope.read(ObjectIdentifier(K.self)) { [weak self] in self?.refresh() }
        var inner = context.below(self)
        inner.preferences = scope
        child = Content._mount(content, in: inner)
        // SwiftUI calls the action once with the first value, also when it is the default.
        tree.afterUpdate { [weak self] in self?.refresh() }
    }

    func patch(to reader: PreferenceReader<K>, _ content: Content) {
        self.reader = reader
        Content._patch(child, to: content)
    }

    private func refresh() {
        guard isMounted else { return }
        let value = collect(K.self)
        if let last, reader.isSame(last, value) { return }
        last = value
        reader.action(value)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
