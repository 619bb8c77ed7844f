// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

#if DEBUG
@MainActor
@Suite("Nodes that are released")
struct NodeOriginTests {
    struct Row: View {
        var body: some View { Text("row") }
    }

    struct Page: View {
        let visitsContent: Bool
        @State private var isThere = true

        var body: some View {
            Button("Remove") { isThere = false }
            if isThere { Holder(visitsContent: visitsContent) }
        }
    }

    nonisolated struct Holder: PrimitiveView {
        let visitsContent: Bool

        @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
            HolderNode(view, in: context)
        }
        @MainActor static func _patch(_ node: _Node, to view: Self) {}
    }

    final class HolderNode: _Node {
        private let visitsContent: Bool
        private var content: _Node!

        init(_ view: Holder, in context: _MountContext) {
            visitsContent = view.visitsContent
            super.init(context)
            content = Row._mount(Row(), in: context.below(self))
        }

        override func collect(into elements: inout [Element]) { content?.collect(into: &elements) }

        override func visitChildren(_ visit: (_Node) -> Void) {
            if visitsContent, let content { visit(content) }
        }
    }

    @Test("a node that its parent visits is unmounted and released")
    func visited() {
        let screen = Screen { Page(visitsContent: true) }
        #expect(screen.html.contains("row"))
        screen.button("Remove").tap()
        #expect(!screen.html.contains("row"))
    }

    @Test("a node that is released while it is mounted ends a debug build, with its type and the views around it")
    func unvisited() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Screen { Page(visitsContent: false) }
                screen.button("Remove").tap()
            }
        }
        let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was released before it was unmounted, in "))
        #expect(text.contains("Page > Row"))
    }
}
#endif
