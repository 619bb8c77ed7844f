// SPDX-License-Identifier: Apache-2.0

/// Several views from a view builder, without a layout of their own.
nonisolated public struct TupleView<T>: View {
    /// The tuple of views.
    public var value: T
    /// Creates a view from a tuple of views.
    public init(_ value: T) { self.value = value }
    /// Fails, because the view renders its members and has no body.
    @MainActor public var body: Never { fatalError("TupleView renders its members") }

    /// Mounts the members.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        GroupNode(in: context, tuple: view.value)
    }

    /// Updates the members.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: GroupNode<T>.self).patch(to: view.value)
    }
}

/// A view whose members a container places by itself.
@MainActor
protocol MemberViews {
    var members: [AnyView] { get }
}

extension TupleView: MemberViews {
    @MainActor var members: [AnyView] {
        withUnsafeBytes(of: value) { bytes in
            TupleParts.of(T.self).map { $0.erased(bytes.baseAddress! + $0.offset) }
        }
    }
}

/// The mounting and updating functions for the members of a tuple, found once per tuple type.
///
/// A parameter pack would contain the members' types, but user code spells `TupleView<(A, B)>` with a single type. The
/// members are therefore accessed by their offsets.
@MainActor
struct TupleParts {
    struct Part {
        let offset: Int
        let mount: (UnsafeRawPointer, _MountContext) -> _Node
        let patch: (UnsafeRawPointer, _Node) -> Void
        let erased: (UnsafeRawPointer) -> AnyView
    }

    @exclusivity(unchecked) private static var known: [ObjectIdentifier: [Part]] = [:]

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
            erased: { AnyView($0.assumingMemoryBound(to: V.self).pointee) })
    }
}

/// The node of a tuple with one child per member.
final class GroupNode<T>: _Node {
    // The checks are off, because only the main actor calls the functions that are not isolated.
    @exclusivity(unchecked) private nonisolated(unsafe) var children: [_Node] = []

    init(in context: _MountContext, tuple: T) {
        super.init(context)
        let parts = TupleParts.of(T.self)
        children.reserveCapacity(parts.count)
        Self.mount(tuple, parts, in: context.below(self), of: self)
    }

    func patch(to tuple: T) { Self.patch(children, TupleParts.of(T.self), to: tuple) }

    // These are not isolated, because every closure of the main actor checks that it runs there, in 130 instructions.

    private nonisolated static func mount(
        _ tuple: T, _ parts: [TupleParts.Part], in context: _MountContext, of node: GroupNode
    ) {
        withUnsafeBytes(of: tuple) { bytes in
            for part in parts { node.children.append(part.mount(bytes.baseAddress! + part.offset, context)) }
        }
    }

    private nonisolated static func patch(_ children: [_Node], _ parts: [TupleParts.Part], to tuple: T) {
        withUnsafeBytes(of: tuple) { bytes in
            for (part, child) in zip(parts, children) { part.patch(bytes.baseAddress! + part.offset, child) }
        }
    }

    /// A child asks while it is mounted, too. Then the children before it are there.
    override func slot(of child: _Node) -> Int? { children.firstIndex { $0 === child } ?? children.count }

    override func collect(into elements: inout [Element]) {
        for child in children { child.collect(into: &elements) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for child in children { visit(child) }
    }
}
