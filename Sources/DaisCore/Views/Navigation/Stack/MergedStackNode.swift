// SPDX-License-Identifier: Apache-2.0

/// A navigation stack in a page of another one. Its root is the content of that page, and its pages are in the outer
/// stack.
final class MergedStackNode<Root: View>: _Node {
    private let segment: NavigationSegment
    private var root: _Node!

    init(_ view: NavigationBox<Root>, outer: NavigationSegment, anchor: Int?, in context: _MountContext) {
        segment = NavigationSegment(
            outer.model ?? NavigationModel(), anchor: anchor, outer: outer, environment: context.environment,
            write: view.write)
        super.init(context)
        segment.makePage = view.makePage
        var inner = context.below(self)
        inner.environment = EnvironmentScope(
            parent: context.environment, values: [(ObjectIdentifier(NavigationSegmentKey.self), segment)])
        root = Root._mount(view.root, in: inner)
        take(view.path)
        segment.restorePath(of: self)
    }

    /// Follows the path. The pages above one that is only prepared come when it is shown.
    private func take(_ path: [AnyHashable]?) {
        guard let path else { return }
        guard let heldEffects else { return segment.take(path) }
        heldEffects.add { [weak self] in if let self, isMounted { take(path) } }
    }

    func patch(to new: NavigationBox<Root>) {
        segment.write = new.write
        segment.makePage = new.makePage
        Root._patch(root, to: new.root)
        take(new.path)
    }

    override func willUnmount() { segment.model?.remove(segment) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }
}
