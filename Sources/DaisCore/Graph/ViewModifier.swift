// SPDX-License-Identifier: Apache-2.0

/// A change of a view that can be applied to any view, with state of its own if it needs some.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.background.secondary, in: .rect(cornerRadius: 12))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node
    @MainActor static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V)
    @MainActor static func _follow<V: View>(_ node: Node, to modifier: Self, on content: V, _ probe: _FollowProbe)
}

extension ViewModifier {
    public static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        ModifierNode(modifier, content, in: context)
    }

    public static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: ModifierNode<V, Self>.self).patch(to: modifier, content)
    }

    /// This modifier, then another.
    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier of ours that has a body: diagnostics name the view around it.
nonisolated protocol BuiltInModifier: ViewModifier {}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view or modifier with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent renders its content") }

    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        Modifier._mount(view.modifier, on: view.content, in: context)
    }

    public static func _patch(_ node: Node, to view: Self) {
        Modifier._patch(node, to: view.modifier, on: view.content)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}

/// Stands in a modifier's body for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let source: ContentSource
    public var body: Never { fatalError("a modifier's content renders itself") }

    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        let node = ContentNode(context)
        node.child = view.source.mount(context.below(node))
        view.source.places.append(Unmanaged.passUnretained(node))
        node.source = view.source
        return node
    }

    public static func _patch(_ node: Node, to view: Self) {}
}

/// The modified view: may appear in the modifier's body several times, or not at all.
@MainActor
final class ContentSource {
    var places: [Unmanaged<ContentNode>] = []
    var mount: (MountContext) -> Node
    init(mount: @escaping (MountContext) -> Node) { self.mount = mount }
}

final class ContentNode: Node {
    fileprivate(set) var child: Node!
    fileprivate var source: ContentSource?

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        source?.places.removeAll { $0.toOpaque() == pointer }
    }
}

/// The node of a modifier with a body: a composite whose body contains the content.
final class ModifierNode<V: View, Modifier: ViewModifier>: CompositeBase {
    private var modifier: Modifier
    private var child: Node?
    private let source: ContentSource
    private let plan = FieldPlan.of(Modifier.self)

    init(_ modifier: Modifier, _ content: V, in context: MountContext) {
        self.modifier = modifier
        source = ContentSource { V._mount(content, in: $0) }
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Modifier.self)" }
    override var isBuiltIn: Bool { Modifier.self is any BuiltInModifier.Type }

    func patch(to new: Modifier, _ content: V) {
        source.mount = { V._mount(content, in: $0) }
        for place in source.places { V._patch(place.takeUnretainedValue().child, to: content) }
        let isSame = withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &modifier) { plan.equal(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
        }
        if isSame && !isDirty { return }
        if plan.animates { return tree.lead(from: modifier, to: new, show) }
        show(new)
    }

    private func show(_ new: Modifier) {
        modifier = new
        evaluate()
    }

    func follow(to new: Modifier, _ content: V, _ probe: _FollowProbe) {
        for place in source.places { V._follow(place.takeUnretainedValue().child, to: content, probe) }
        let isSame = withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &modifier) { plan.equal(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
        }
        // Gestures move nothing.
        if isSame || Modifier.self is any BuiltInModifier.Type { return }
        var copy = new
        withUnsafeMutablePointer(to: &copy) { PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        follow(copy, probe)
    }

    override func follow(_ probe: _FollowProbe) { follow(modifier, probe) }

    private func follow(_ modifier: Modifier, _ probe: _FollowProbe) {
        guard let child else { return }
        let body = probe.body { modifier.body(content: _ViewModifier_Content(source: source)) }
        Modifier.Body._follow(child, to: body, probe)
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &modifier) {
                PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self)
            }
        }
        let body = track(plan) { modifier.body(content: _ViewModifier_Content(source: source)) }
        if let child {
            Modifier.Body._patch(child, to: body)
        } else {
            child = Modifier.Body._mount(body, in: inside)
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}
