// SPDX-License-Identifier: Apache-2.0

/// Content that is mounted to read its text and not to show it, such as a title that becomes a placeholder or labels
/// that become options.
///
/// Any view may be such a label, so the text is taken from the elements that it renders.
@MainActor
final class HiddenText<Content: View> {
    private let holder: Element
    private let node: _Node
    private unowned let tree: Tree
    private var isWaiting = false
    private let changed: () -> Void

    /// Mounts the content.
    ///
    /// - Parameter changed: Runs at most once per update if the content changed by itself.
    init(_ content: Content, of owner: _Node, in context: _MountContext, changed: @escaping () -> Void) {
        tree = context.tree
        self.changed = changed
        holder = Element(.div, in: tree)
        node = Content._mount(content, in: context.inside(holder, of: owner))
        holder.fill { [node] in node }
        tree.document.readsUnseenContent = true
        holder.extras = ElementExtras()
        holder.extras?.contentChanged = { [weak self] in self?.wait() }
    }

    func patch(to content: Content) { Content._patch(node, to: content) }

    func visit(_ visit: (_Node) -> Void) { visit(node) }

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
    /// The text content of the element, as a screen reader reads it.
    package var words: String {
        if attribute("aria-hidden") == "true" { return "" }
        if let name = attribute("aria-label") { return name }
        if let text { return text }
        let parts = children.map(\.words).filter { !$0.isEmpty }
        return parts.joined(separator: holdsText ? "" : " ")
    }
}
