// SPDX-License-Identifier: Apache-2.0

/// The content of a presentation as its source last described it.
///
/// Frozen from the moment the source lets go: during the exit the content shows what it showed, also when the item it
/// was made from has become `nil` in the same turn.
@MainActor
final class ContentBox {
    private var make: () -> AnyView
    private var last: AnyView?
    private(set) var isFrozen = false
    /// Whether the content differs from what was last evaluated.
    private(set) var isStale = false
    private(set) var revision = 0

    init(_ make: @escaping () -> AnyView) { self.make = make }

    func replace(_ make: @escaping () -> AnyView) {
        self.make = make
        isFrozen = false
        isStale = true
        revision += 1
    }

    func freeze() { isFrozen = true }

    func current() -> AnyView {
        if isFrozen, let last { return last }
        isStale = false
        let made = make()
        last = made
        return made
    }
}

/// Evaluates the content of a presentation in a body of its own.
nonisolated struct PresentedContent: View, BuiltInView {
    let box: ContentBox
    let revision: Int

    @MainActor var body: some View { box.current() }
}

extension Node {
    /// The node above. The content of a presentation hangs below no node; what presents it is where it belongs, as long as
    /// that is there.
    var around: Node? { parent ?? (self as? PresentationRoot).flatMap { $0.source.isMounted ? $0.source : nil } }
}

/// The top of a presentation's content. It hangs below no node, because it outlives its source during the exit.
final class PresentationRoot: Node {
    private let box: ContentBox
    private var content: Node!
    let preferences: PreferenceScope
    /// What presents the content.
    let source: PresentationSourceNode

    init(_ box: ContentBox, in container: Element, source: PresentationSourceNode, environment: EnvironmentScope) {
        self.box = box
        self.source = source
        preferences = PreferenceScope(outer: nil, tree: source.tree)
        // Evaluated after the source, which may withdraw what the content still reads.
        super.init(source.context, after: source.depth)
        var inner = source.context.inside(container, of: self)
        inner.environment = environment
        inner.preferences = preferences
        content = PresentedContent._mount(PresentedContent(box: box, revision: box.revision), in: inner)
    }

    /// Evaluates the content anew if its source has described it anew.
    func refresh() {
        guard box.isStale else { return }
        PresentedContent._patch(content, to: PresentedContent(box: box, revision: box.revision))
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content { visit(content) }
    }
}
