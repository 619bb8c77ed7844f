// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Popovers")
struct PopoverTests {
    struct Help: View {
        var notes = Notes()
        var anchor = PopoverAttachmentAnchor.rect(.bounds)
        var edge: Edge?
        @State private var isShown = false
        @State private var isThere = true
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Toggle") { isThere.toggle() }
                Group { if isThere { Text("Owner") } }
                    .popover(
                        isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge,
                        onDismiss: { notes.add("dismissed") }
                    ) { Text("Help") }
                Text("shown \(isShown)")
            }
        }
    }

    @Test("a popover is a layer that blocks nothing, beside the element that carries its name")
    func layer() throws {
        let screen = Screen { Help() }
        screen.tap("Open")
        let name = try #require(screen.top.attribute("data-anchored"))
        #expect(screen.top.attribute("data-layer") == "popover")
        #expect(screen.top.attribute("data-modal") == nil)
        #expect(screen.top.attribute("data-dismiss") == "scrim escape drag")
        #expect(screen.top.children.map(\.classes) == ["backdrop", "spot", "surface popover-container"])
        #expect(screen.top.children[2].children.map(\.classes) == ["popover-arrow", "popover-content layer-content"])
        #expect(screen.html.contains(#"<span class="T" data-anchor="\#(name)">Owner</span>"#))
        screen.dismiss(screen.top, "scrim")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(!screen.html.contains("data-anchor"))
    }

    @Test("a popover whose view shows nothing any more is dismissed, and its owner is told")
    func anchorGone() {
        let notes = Notes()
        let screen = Screen { Help(notes: notes) }
        screen.tap("Open")
        screen.entered(screen.top)
        screen.tap("Toggle")
        #expect(screen.html.contains("shown false"))
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed"])
    }

    @Test("a popover beside nothing is shown all the same")
    func noAnchor() {
        let screen = Screen { Help() }
        screen.tap("Toggle")
        screen.tap("Open")
        #expect(screen.shows("Help"))
        #expect(!screen.html.contains("data-anchor"))
        screen.tap("Toggle")
        #expect(screen.html.contains("data-anchor"))
    }

    @Test(
        "the place in the view is told as style",
        arguments: [
            (PopoverAttachmentAnchor.rect(.bounds), ""),
            (.point(UnitPoint(x: 1.5, y: 0)), "inset-inline-start:calc(anchor(start) + 1.5 * anchor-size(width))"),
            (.rect(.rect(CGRect(x: 10, y: 4, width: -4, height: 8))), "inset-inline-start:calc(anchor(start) + 6px)"),
        ])
    func place(anchor: PopoverAttachmentAnchor, style: String) {
        let screen = Screen { Help(anchor: anchor, edge: .trailing) }
        screen.tap("Open")
        let css = screen.top.children[1].style.declarations.map { "\($0.property):\($0.value)" }
        #expect(style.isEmpty ? css.isEmpty : css.contains(style))
        #expect(screen.top.attribute("data-edge") == "trailing")
    }

    @Test("anchors are values that can be compared and read")
    func values() {
        #expect(PopoverAttachmentAnchor.default == .rect(.bounds))
        #expect(PopoverAttachmentAnchor.point(.top) != .point(.bottom))
        let rect = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(Set([rect, rect, .default]).count == 2)
        #expect("\(rect)" == "rect(1.0, 2.0, 3.0, 4.0)")
    }

    @Test("another item is another popover, beside the same view")
    func items() {
        struct Items: View {
            struct Item: Identifiable { let id: Int }
            @State private var item: Item?
            var body: some View {
                HStack {
                    Button("One") { item = Item(id: 1) }
                    Button("Two") { item = Item(id: 2) }
                }
                .popover(item: $item) { Text("Item \($0.id)") }
            }
        }
        let screen = Screen { Items() }
        screen.tap("One")
        screen.entered(screen.top)
        screen.tap("Two")
        screen.exited(screen.top)
        #expect(screen.shows("Item 2"))
        #expect(screen.html.components(separatedBy: "data-anchor=").count == 2)
    }
}
