// SPDX-License-Identifier: Apache-2.0

/// The content of a presentation as its source last described it.
///
/// It is frozen when the source stops requesting the presentation. During the exit the content stays as it was, even if
/// the item behind it became `nil` in the same turn.
@MainActor
final class ContentBox {
    private var make: () -> AnyView
    private var last: AnyView?
    private(set) var isFrozen = false
    /// Indicates whether the content has changed since its last evaluation.
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

/// The root of a presentation's content. It has no parent node, because it outlives its source during the exit.
final class PresentationRoot: _Node {
    private let box: ContentBox
    private var content: _Node!
    let preferences: PreferenceScope
    /// The source that presents the content.
    let source: PresentationSourceNode
    private unowned let machine: PresentationMachine
    /// The id of the item that the content shows, if any. A dialog may show another one later.
    var item: AnyHashable? {
        didSet { if item != oldValue { tree.recordsChanged() } }
    }

    init(
        _ box: ContentBox, in container: Element, of machine: PresentationMachine, environment: EnvironmentScope
    ) {
        let source = machine.source
        self.box = box
        self.machine = machine
        self.source = source
        item = machine.descriptor.item
        preferences = PreferenceScope(outer: nil, tree: source.tree)
        // Evaluated after the source, which may remove state that the content still reads.
        super.init(source.context, after: source.depth)
        var inner = source.context.inside(container, of: self)
        inner.environment = environment
        inner.preferences = preferences
        content = PresentedContent._mount(PresentedContent(box: box, revision: box.revision), in: inner)
    }

    /// Evaluates the content again if its source has described it again.
    func refresh() {
        guard box.isStale else { return }
        PresentedContent._patch(content, to: PresentedContent(box: box, revision: box.revision))
    }

    /// The source, while it is mounted.
    /// The user's choice among the heights of a sheet, while there is one.
    var height: HeightChoice? {
        didSet {
            guard oldValue == nil, height != nil else { return }
            awaitInput()
        }
    }

    override var ownHeldEffects: HeldEffects? { machine.prepared?.held }

    override var around: _Node? { source.isMounted ? source : nil }

    override var isLeftBehind: Bool { !source.isMounted }

    override func identity(of child: _Node) -> AnyHashable? { item }

    /// Each presentation modifier of a view is deeper than the ones applied after it.
    override func slot(of child: _Node) -> Int? { Int(depth) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }
}

/// The heights among which the user chooses, by their names.
struct HeightChoice {
    let names: [String]
    let chosen: Int
    /// Indicates whether the choice belongs to the sheet or to the state of a view.
    let isInState: Bool
    /// Handles the index of the height that the user chooses.
    let choose: (Int) -> Void
}

extension PresentationRoot: StateInput {
    var inputKind: String { "height" }

    var inputText: String? {
        guard let height, height.isInState, height.names.indices.contains(height.chosen) else { return nil }
        return height.names[height.chosen]
    }

    func enterInput(_ text: String) -> Bool {
        guard let height, let index = height.names.firstIndex(of: text) else { return false }
        height.choose(index)
        return true
    }
}
