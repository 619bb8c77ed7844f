// SPDX-License-Identifier: Apache-2.0

/// The content of a tab. It is made when the tab is shown for the first time, so `onAppear` and tasks run then.
nonisolated struct TabGate<Content: View>: View, BuiltInView {
    let content: Content
    @State private var isOpen = false

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if isOpen { content } else { ClosedTab { isOpen = true } }
    }
}

/// A placeholder for the content of a tab that has not been shown yet.
nonisolated struct ClosedTab: PrimitiveView {
    let open: @MainActor () -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ClosedTabNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {}
}

final class ClosedTabNode: BoxNode {
    let open: @MainActor () -> Void

    init(_ view: ClosedTab, in context: _MountContext) {
        open = view.open
        super.init(.div, in: context)
        finishMounting()
    }
}
