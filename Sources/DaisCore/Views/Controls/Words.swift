// SPDX-License-Identifier: Apache-2.0

/// Content that is mounted to be read and not shown: a title that becomes a placeholder, labels that become options.
///
/// Any view may be such a label, so its words are taken from the elements it renders.
@MainActor
final class Words<Content: View> {
    private let holder: Element
    private let node: Node
    private unowned let tree: Tree
    private var isWaiting = false
    private let changed: () -> Void

    /// - Parameter changed: called at most once per update when the content changed by itself.
    init(_ content: Content, of owner: Node, in context: MountContext, changed: @escaping () -> Void) {
        tree = context.tree
        self.changed = changed
        holder = Element(.div, in: tree)
        node = Content._mount(content, in: context.inside(holder, of: owner))
        holder.fill { [node] in node }
        tree.readsUnseenContent = true
        holder.extras = ElementExtras()
        holder.extras?.contentChanged = { [weak self] in self?.wait() }
    }

    func patch(to content: Content) { Content._patch(node, to: content) }

    func visit(_ visit: (Node) -> Void) { visit(node) }

    var text: String { holder.words }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        tree.whenWritten { [weak self] in
            self?.isWaiting = false
            self?.changed()
        }
    }
}

extension Element {
    /// The words in it, as a screen reader would say them.
    package var words: String {
        if attribute("aria-hidden") == "true" { return "" }
        if let name = attribute("aria-label") { return name }
        if let text { return text }
        let parts = children.map(\.words).filter { !$0.isEmpty }
        return parts.joined(separator: classes.split(separator: " ").contains("T") ? "" : " ")
    }
}
