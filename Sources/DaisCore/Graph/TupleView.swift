// SPDX-License-Identifier: Apache-2.0

/// Several views side by side, as a view builder makes them.
nonisolated public struct TupleView<T>: View {
    public var value: T
    public init(_ value: T) { self.value = value }
    @MainActor public var body: Never { fatalError("TupleView renders its members") }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        GroupNode(in: context, tuple: view.value)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: GroupNode<T>.self).patch(to: view.value)
    }
}

/// How to mount and patch the members of a tuple, found once per tuple type.
///
/// A parameter pack would carry the members' types, but `TupleView` is spelled over one type, `TupleView<(A, B)>`, in
/// user source; the members are reached through their offsets instead.
@MainActor
struct TupleParts {
    struct Part {
        let offset: Int
        let mount: (UnsafeRawPointer, MountContext) -> Node
        let patch: (UnsafeRawPointer, Node) -> Void
        let follow: (UnsafeRawPointer, Node, _FollowProbe) -> Void
    }

    private static var known: [ObjectIdentifier: [Part]] = [:]

    static func of(_ type: Any.Type) -> [Part] {
        if let parts = known[ObjectIdentifier(type)] { return parts }
        var parts: [Part] = []
        FieldPlan.forEachField(of: type) { offset, member in
            if let view = member as? any View.Type { parts.append(part(view, offset)) }
        }
        known[ObjectIdentifier(type)] = parts
        return parts
    }

    private static func part<V: View>(_: V.Type, _ offset: Int) -> Part {
        Part(
            offset: offset,
            mount: { V._mount($0.assumingMemoryBound(to: V.self).pointee, in: $1) },
            patch: { V._patch($1, to: $0.assumingMemoryBound(to: V.self).pointee) },
            follow: { V._follow($1, to: $0.assumingMemoryBound(to: V.self).pointee, $2) })
    }
}

/// The node of a tuple: one child per member.
final class GroupNode<T>: Node {
    private var children: [Node] = []

    init(in context: MountContext, tuple: T) {
        super.init(context)
        let inner = context.below(self)
        children = withUnsafeBytes(of: tuple) { bytes in
            TupleParts.of(T.self).map { $0.mount(bytes.baseAddress! + $0.offset, inner) }
        }
    }

    func patch(to tuple: T) {
        withUnsafeBytes(of: tuple) { bytes in
            for (part, child) in zip(TupleParts.of(T.self), children) {
                part.patch(bytes.baseAddress! + part.offset, child)
            }
        }
    }

    func follow(to tuple: T, _ probe: _FollowProbe) {
        withUnsafeBytes(of: tuple) { bytes in
            for (part, child) in zip(TupleParts.of(T.self), children) {
                part.follow(bytes.baseAddress! + part.offset, child, probe)
            }
        }
    }

    override func collect(into elements: inout [Element]) {
        for child in children { child.collect(into: &elements) }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        for child in children { visit(child) }
    }
}
