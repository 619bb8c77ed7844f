// SPDX-License-Identifier: Apache-2.0

/// A view that shows the first of several views that fits into the available space.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     HStack { icon; title; subtitle }
///     HStack { icon; title }
/// }
/// ```
/// The browser measures all of them and chooses before it paints, without the server. It takes all of the available width,
/// or all of the height if it only checks the vertical axis.
///
/// All views are on the page, so that the actions and tasks of all of them run when they appear.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that checks the given axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        FittingNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: FittingNode<Content>.self).patch(to: view)
    }
}

final class FittingNode<Content: View>: BoxNode {
    private var view: ViewThatFits<Content>
    private var candidates: FittingCandidates<Content>!

    init(_ view: ViewThatFits<Content>, in context: _MountContext) {
        self.view = view
        super.init(.div, in: context)
        element.fill { FittingCandidates(view.content, in: context.inside(element, of: self)) }
        candidates = unsafeDowncast(element.content!, to: FittingCandidates<Content>.self)
        candidates.show(element.children.first)
        // Nothing is sent. The client tells its parts about the elements that listen to this event.
        element.on(.custom) { _ in }
        element.extras?.arrange = { [unowned self] views in
            element.replaceChildren(with: views)
            candidates.show(views.first)
        }
        finishMounting()
    }

    func patch(to new: ViewThatFits<Content>) {
        view = new
        restyle()
        candidates.patch(to: new.content)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["fit"]
        appearance.attribute(AttributeName.choice, view.axes == .vertical ? "y" : "x")
        appearance.layout.grows = view.axes == .vertical ? .vertical : .horizontal
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}

/// Makes each view a candidate, which is hidden unless it is the first. The client chooses another one.
final class FittingCandidates<Content: View>: BoxModifierBase {
    private var child: _Node!
    private weak var shown: Element?

    init(_ content: Content, in context: _MountContext) {
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to content: Content) { Content._patch(child, to: content) }

    override var layer: BoxLayer { .frame }

    override func apply(to appearance: inout Appearance) {
        appearance.addClass("cand")
        guard let box = appearance.box, box.outermost !== shown else { return }
        appearance.attribute(AttributeName.out, "")
    }

    func show(_ element: Element?) {
        guard element !== shown else { return }
        shown = element
        boxes.forEach { $0.takeUnretainedValue().restyle() }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
