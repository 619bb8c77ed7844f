// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Modifiers for presentations that are named and not called")
struct MethodReferenceTests {
    struct Item: Identifiable { let id: Int }

    private func apply<Result: View>(
        _ present: (Binding<Bool>, (() -> Void)?, @escaping () -> Text) -> Result
    ) -> Result {
        present(.constant(true), nil) { Text("inside") }
    }

    private func applyItem<Result: View>(
        _ present: (Binding<Item?>, (() -> Void)?, @escaping (Item) -> Text) -> Result
    ) -> Result {
        present(.constant(Item(id: 7)), nil) { Text("item \($0.id)") }
    }

    @Test("have the types of SwiftUI, and present")
    func types() {
        #expect(Screen { apply(Text("page").sheet(isPresented:onDismiss:content:)) }.text("inside").exists)
        #expect(Screen { apply(Text("page").sheet) }.text("inside").exists)
        #expect(Screen { apply(Text("page").fullScreenCover(isPresented:onDismiss:content:)) }.text("inside").exists)
        #expect(Screen { applyItem(Text("page").sheet(item:onDismiss:content:)) }.text("item 7").exists)
        #expect(Screen { applyItem(Text("page").fullScreenCover(item:onDismiss:content:)) }.text("item 7").exists)
    }

    private func point<Result: View>(
        _ present: (Binding<Bool>, PopoverAttachmentAnchor, Edge?, @escaping () -> Text) -> Result
    ) -> Result {
        present(.constant(true), .point(.top), .bottom) { Text("inside") }
    }

    private func pointAtItem<Result: View>(
        _ present: (Binding<Item?>, PopoverAttachmentAnchor, Edge?, @escaping (Item) -> Text) -> Result
    ) -> Result {
        present(.constant(Item(id: 7)), .rect(.bounds), nil) { Text("item \($0.id)") }
    }

    @Test("include popovers, with their anchors")
    func popovers() {
        let named = Screen { point(Text("page").popover(isPresented:attachmentAnchor:arrowEdge:content:)) }
        let called = Screen {
            Text("page").popover(isPresented: .constant(true), attachmentAnchor: .point(.top), arrowEdge: .bottom) {
                Text("inside")
            }
        }
        #expect(named.text("inside").exists)
        #expect(named.layers.map(\.markup) == called.layers.map(\.markup))
        #expect(
            Screen { pointAtItem(Text("page").popover(item:attachmentAnchor:arrowEdge:content:)) }.text("item 7").exists
        )
    }

    private func ask<Result: View>(
        _ present: (Text, Binding<Bool>, Visibility, () -> Button<Text>) -> Result
    ) -> Result {
        present(Text("Delete the file?"), .constant(true), .visible) { Button("Delete") {} }
    }

    private func explain<Result: View>(
        _ present: (Text, Binding<Bool>, Visibility, () -> Button<Text>, () -> Text) -> Result
    ) -> Result {
        present(
            Text("Delete the file?"), .constant(true), .hidden, { Button("Delete") {} },
            { Text("It cannot be restored.") })
    }

    @Test("include confirmation dialogs, with and without a message")
    func dialogs() {
        let short = Screen { ask(Text("page").confirmationDialog(_:isPresented:titleVisibility:actions:)) }
        #expect(short.text("Delete the file?").exists)
        #expect(short.button("Delete").exists)
        let long = Screen { explain(Text("page").confirmationDialog(_:isPresented:titleVisibility:actions:message:)) }
        #expect(!long.text("Delete the file?").exists)
        #expect(long.text("It cannot be restored.").exists)
    }

    private func offer<Result: View>(_ present: (() -> Button<Text>) -> Result) -> Result {
        present { Button("Rename") {} }
    }

    @Test("include context menus, which open on request")
    func menus() {
        let screen = Screen { offer(Text("page").contextMenu(menuItems:)) }
        #expect(screen.layers.isEmpty)
        screen.send(.menu, to: screen.elements(.span).first { $0.handles(.menu) }!)
        #expect(screen.layers.map(\.fullText) == ["Rename"])
    }
}
