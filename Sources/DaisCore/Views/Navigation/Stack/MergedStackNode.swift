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
        if let path = view.path { segment.take(path) }
        segment.restorePath(of: self)
    }

    func patch(to new: NavigationBox<Root>) {
        segment.write = new.write
        segment.makePage = new.makePage
        Root._patch(root, to: new.root)
        if let path = new.path { segment.take(path) }
    }

    override func willUnmount() { segment.model?.remove(segment) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }
}
