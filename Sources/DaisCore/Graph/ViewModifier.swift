// SPDX-License-Identifier: Apache-2.0

/// A modifier that can be applied to any view and may have its own state.
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
    /// The type of the body.
    associatedtype Body: View
    /// The type of the modified view.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Mounts the content with the modifier and returns its node. Dais implements it; modifiers of an app use the
    /// default.
    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node
    /// Updates a node of ``_mount(_:on:in:)`` to new values of the modifier and the content.
    @MainActor static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V)
}

extension ViewModifier {
    /// Mounts a node that evaluates the body.
    public static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        ModifierNode(modifier, content, in: context)
    }

    /// Updates the modifier and its content, and evaluates the body if necessary.
    public static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: ModifierNode<V, Self>.self).patch(to: modifier, content)
    }

    /// Returns a modifier that applies this one, then another.
    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier of Dais with a body. Diagnostics name the view around it.
nonisolated protocol BuiltInModifier: ViewModifier {}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view or modifier with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier to apply.
    public var modifier: Modifier

    /// Creates a view or modifier with a modifier applied.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Fails, because the view renders its content and has no body.
    public var body: Never { fatalError("ModifiedContent renders its content") }

    /// Mounts the content with the modifier.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        Modifier._mount(view.modifier, on: view.content, in: context)
    }

    /// Updates the content and the modifier.
    @inline(__always)
    public static func _patch(_ node: _Node, to view: Self) {
        Modifier._patch(node, to: view.modifier, on: view.content)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the view with both modifiers applied.
    @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier without any effect.
@frozen public struct EmptyModifier: ViewModifier {
    /// The modifier without any effect.
    public static let identity = EmptyModifier()
    /// Creates the modifier.
    nonisolated public init() {}
    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}

/// The modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let source: ContentSource
    /// Fails, because the view renders itself and has no body.
    public var body: Never { fatalError("a modifier's content renders itself") }

    /// Mounts the modified view.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = ContentNode(context)
        node.child = view.source.mount(context.below(node))
        view.source.places.append(Unmanaged.passUnretained(node))
        node.source = view.source
        return node
    }

    /// Has no effect, because the modifier updates its content.
    public static func _patch(_ node: _Node, to view: Self) {}
}

/// The modified view, which a modifier's body may contain several times or not at all.
@MainActor
final class ContentSource {
    var places: [Unmanaged<ContentNode>] = []
    var mount: (_MountContext) -> _Node
    /// The modified view, if a container finds its subviews.
    var modified: (any View)?
    init(mount: @escaping (_MountContext) -> _Node) { self.mount = mount }
}

final class ContentNode: _Node {
    fileprivate(set) var child: _Node!
    fileprivate var source: ContentSource?

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willUnmount() {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        source?.places.removeAll { $0.toOpaque() == pointer }
    }
}

/// The node of a modifier with a body, which contains the content.
final class ModifierNode<V: View, Modifier: ViewModifier>: _CompositeBase {
    private var modifier: Modifier
    private var child: _Node?
    private let source: ContentSource
    private let plan = FieldPlan.of(Modifier.self)

    init(_ modifier: Modifier, _ content: V, in context: _MountContext) {
        self.modifier = modifier
        source = ContentSource { V._mount(content, in: $0) }
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Modifier.self)" }
    override var isBuiltIn: Bool { plan.isBuiltIn }

    func patch(to new: Modifier, _ content: V) {
        catchUp()
        source.mount = { V._mount(content, in: $0) }
        for place in source.places { V._patch(place.takeUnretainedValue().child, to: content) }
        let isSame = plan.isEqual(&modifier, to: new)
        if isSame && !isDirty { return }
        if plan.animates { return tree.lead(from: modifier, to: new, show) }
        show(new)
    }

    private func show(_ new: Modifier) {
        modifier = new
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &modifier) {
                _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self)
            }
        }
        let body = track(plan) { modifier.body(content: _ViewModifier_Content(source: source)) }
        if let child {
            Modifier.Body._patch(child, to: body)
        } else {
            child = mountContent(body)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}
