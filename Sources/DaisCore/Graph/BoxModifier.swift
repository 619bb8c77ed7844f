// SPDX-License-Identifier: Apache-2.0

/// A modifier of the element that a view renders: one value, and what it means for the element's appearance.
///
/// This is all that a modifier like `opacity` needs beside its public method; see `Modifiers/Opacity.swift`.
nonisolated protocol BoxModifier: ViewModifier where Body == Never {
    @MainActor static var layer: BoxLayer { get }
    @MainActor func apply(to appearance: inout Appearance)
    /// Attaches handlers, once; they find the current value through the node.
    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>)
    /// Another value has arrived.
    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>)
    /// The view goes.
    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self)
}

extension BoxModifier {
    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {}
    @MainActor static func changed(_ node: BoxModifierBase, current: CurrentModifier<Self>) {}
    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {}

    @MainActor public func body(content: Content) -> Never {
        fatalError("\(Self.self) changes elements and has no body")
    }

    @MainActor public static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        BoxModifierNode(modifier, content, in: context)
    }

    @MainActor public static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: BoxModifierNode<V, Self>.self).patch(to: modifier, content)
    }
}

/// The node of a box modifier, without its types.
@MainActor
class BoxModifierBase: Node {
    /// The next modifier outwards.
    unowned(unsafe) let outer: BoxModifierBase?
    final var boxes = Few<Unmanaged<BoxNode>>()

    override init(_ context: MountContext) {
        outer = context.modifiers
        super.init(context)
    }

    var layer: BoxLayer { .anywhere }
    func apply(to appearance: inout Appearance) {}
    /// The last word on what an element of the modifier's own is put around.
    func enclose(_ appearance: inout Appearance) {}
    func attach(to element: Element) {}
    /// Whether it makes the view one that is tapped.
    var isTapped: Bool { false }

    final func remove(_ box: BoxNode) {
        // All of them go: taking each of 10,000 rows out of a list of them took seconds.
        guard isMounted else { return boxes = Few() }
        let pointer = Unmanaged.passUnretained(box).toOpaque()
        boxes.removeLast { $0.toOpaque() == pointer }
    }

    final func restyleBoxes() {
        boxes.forEach { $0.takeUnretainedValue().restyle() }
    }
}

/// A modifier that may make a view something to tap.
@MainActor
protocol TapListening {
    var isTapped: Bool { get }
}

/// The node of a box modifier, whatever its content.
class TypedBoxModifier<Modifier: BoxModifier>: BoxModifierBase {
    final fileprivate(set) var modifier: Modifier

    fileprivate init(_ modifier: Modifier, in context: MountContext) {
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

/// Asks the node for its modifier as it is now. Not a closure, which would be made for each modifier of each view,
/// and is used by those that handle events.
@MainActor
struct CurrentModifier<Modifier: BoxModifier> {
    fileprivate unowned let node: TypedBoxModifier<Modifier>

    func callAsFunction() -> Modifier { node.modifier }
}

final class BoxModifierNode<Content: View, Modifier: BoxModifier>: TypedBoxModifier<Modifier> {
    private var child: Node!

    init(_ modifier: Modifier, _ content: Content, in context: MountContext) {
        super.init(modifier, in: context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to new: Modifier, _ content: Content) {
        let isSame = withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &modifier) {
                FieldPlan.of(Modifier.self).equal(UnsafeRawPointer($0), UnsafeRawPointer(new))
            }
        }
        modifier = new
        if !isSame {
            restyleBoxes()
            Modifier.changed(self, current: CurrentModifier(node: self))
        }
        Content._patch(child, to: content)
    }

    func follow(to new: Modifier, _ content: Content, _ probe: _FollowProbe) {
        let old = modifier
        if Modifier.self is any FollowedModifier.Type {
            modifier = new
            probe.moves(boxes) { self.modifier = old }
        }
        Content._follow(child, to: content, probe)
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
