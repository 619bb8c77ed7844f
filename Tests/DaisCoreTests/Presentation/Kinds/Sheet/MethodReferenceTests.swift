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
}
