// SPDX-License-Identifier: Apache-2.0

/// A modifier of a view's element: a value, and its effect on the element's appearance.
///
/// A modifier such as `opacity` consists of this and its public method; see `Modifiers/Box/Opacity.swift`.
nonisolated protocol BoxModifier: ViewModifier where Body == Never {
    @MainActor static var layer: BoxLayer { get }
    @MainActor func apply(to appearance: inout Appearance)
    /// Attaches handlers once. They read the current value through the node.
    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>)
    /// Handles a change of the value.
    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>)
    /// Handles the removal of the view.
    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self)
}

extension BoxModifier {
    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {}
    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>) {}
    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {}

    /// Fails, because the modifier changes elements and has no body.
    @MainActor public func body(content: Content) -> Never {
        fatalError("\(Self.self) changes elements and has no body")
    }

    /// Mounts the content with the modifier.
    @MainActor public static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        BoxModifierNode(modifier, content, in: context)
    }

    /// Updates the content and the modifier.
    @MainActor public static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: BoxModifierNode<V, Self>.self).patch(to: modifier, content)
    }
}

/// The node of a box modifier, without its generic types.
@MainActor
class BoxModifierBase: _Node {
    /// The next modifier outwards.
    unowned(unsafe) let outer: BoxModifierBase?
    final var boxes = SmallArray<Unmanaged<BoxNode>>()

    override init(_ context: _MountContext) {
        outer = context.modifiers
        super.init(context)
    }

    var layer: BoxLayer { .anywhere }
    func apply(to appearance: inout Appearance) {}
    /// Completes the appearance of a wrapper that the modifier adds.
    func enclose(_ appearance: inout Appearance) {}
    func attach(to element: Element) {}
    /// Indicates whether the modifier adds a tap handler.
    var isTapped: Bool { false }
    /// Indicates whether a row of a grid in the content is several views.
    var dissolvesRows: Bool { false }

    final func remove(_ box: BoxNode) {
        // During removal of the modifier all boxes are dropped at once. Searching a list of 10,000 rows took seconds.
        guard isMounted else { return boxes = SmallArray() }
        let pointer = Unmanaged.passUnretained(box).toOpaque()
        boxes.removeLast { $0.toOpaque() == pointer }
    }

    final func restyleBoxes() {
        boxes.forEach { $0.takeUnretainedValue().restyle() }
    }
}

/// A modifier that may add a tap handler.
@MainActor
protocol TapListening {
    var isTapped: Bool { get }
}

/// The node of a box modifier, independent of its content.
class TypedBoxModifier<Modifier: BoxModifier>: BoxModifierBase {
    @exclusivity(unchecked) final fileprivate(set) var modifier: Modifier

    fileprivate init(_ modifier: Modifier, in context: _MountContext) {
        self.modifier = modifier
        super.init(context)
    }

    override final var layer: BoxLayer { Modifier.layer }
    override final func apply(to appearance: inout Appearance) { modifier.apply(to: &appearance) }
    override final func attach(to element: Element) {
        Modifier.attach(to: element, node: self, current: CurrentModifier(node: self))
    }
    override final var isTapped: Bool { (modifier as? any TapListening)?.isTapped == true }
    override final func willUnmount() { Modifier.unmounted(self, last: modifier) }
}

/// Provides a node's current modifier. A closure would be allocated for each modifier of each view, although only event
/// handlers need it.
@MainActor
struct CurrentModifier<Modifier: BoxModifier> {
    fileprivate unowned let node: TypedBoxModifier<Modifier>

    func callAsFunction() -> Modifier { node.modifier }
}

final class BoxModifierNode<Content: View, Modifier: BoxModifier>: TypedBoxModifier<Modifier> {
    private var child: _Node!

    init(_ modifier: Modifier, _ content: Content, in context: _MountContext) {
        super.init(modifier, in: context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to new: Modifier, _ content: Content) {
        let isSame = FieldPlan.of(Modifier.self).isEqual(&modifier, to: new)
        modifier = new
        if !isSame {
            restyleBoxes()
            // A source inside may present with a modifier that has no element.
            if boxes.isEmpty { tree.document.surroundings += 1 }
            if tree.rehearsal == nil { Modifier.changed(self, current: CurrentModifier(node: self)) }
        }
        Content._patch(child, to: content)
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
