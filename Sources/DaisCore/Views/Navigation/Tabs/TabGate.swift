// SPDX-License-Identifier: Apache-2.0

/// The content of a tab. It is made when the user points at the tab or when the tab is shown. `onAppear` and tasks run
/// when it is shown for the first time.
nonisolated struct TabGate<Content: View>: View, BuiltInView {
    private enum Phase { case closed, prepared, open }

    let content: Content
    @State private var phase = Phase.closed

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if phase == .closed {
            ClosedTab(open: { phase = .open }, prepare: { phase = .prepared })
        } else {
            HeldContent(isHeld: phase == .prepared, show: { phase = .open }, content: content)
        }
    }
}

/// A placeholder for the content of a tab that has not been shown yet.
nonisolated struct ClosedTab: PrimitiveView {
    let open: @MainActor () -> Void
    let prepare: @MainActor () -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ClosedTabNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {}
}

final class ClosedTabNode: BoxNode {
    let open: @MainActor () -> Void
    let prepare: @MainActor () -> Void

    init(_ view: ClosedTab, in context: _MountContext) {
        open = view.open
        prepare = view.prepare
        super.init(.div, in: context)
        finishMounting()
    }
}
