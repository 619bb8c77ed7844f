// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// One sheet with two invokers on a page that scrolls, and what its owner hears of it.
struct Sheets: View {
    @State private var isPresented = false
    @State private var isLocked = false
    @State private var item: Item?
    @State private var dismissals = 0
    @State private var background = 0
    @State private var showsInvoker = true

    struct Item: Identifiable { let id: String }

    var body: some View {
        VStack(spacing: 16) {
            Text("Dismissals \(dismissals)")
            Button("Background \(background)") { background += 1 }
            Button("Open first") { isPresented = true }
            Button("Open second") { isPresented = true }
            Button("Open locked") { isLocked = true }
            if showsInvoker {
                Button("Open and vanish") {
                    isPresented = true; showsInvoker = false
                }
            }
            Button("Item one") { item = Item(id: "one") }
            Button("Item two") { item = Item(id: "two") }
            ForEach(0..<60, id: \.self) { Text("Line \($0)") }
            Button("Far below") { isPresented = true }
        }
        .frame(maxWidth: .infinity)
        .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
            SheetContent(title: "Plain sheet")
        }
        .sheet(item: $item, onDismiss: { dismissals += 1 }) { item in
            SheetContent(title: "Item \(item.id)")
        }
        .sheet(isPresented: $isLocked) {
            SheetContent(title: "Locked sheet").interactiveDismissDisabled()
        }
    }
}

struct SheetContent: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text(title).font(.title2).accessibilityAddTraits(.isHeader)
            Button("Close") { dismiss() }
            Text("Some words that can be selected by dragging over them")
            Button("Inside \(count)") { count += 1 }
        }
        .padding()
    }
}

struct ShortPage: View {
    @State private var isPresented = false

    var body: some View {
        HStack {
            Text("Left")
            Spacer()
            Button("Open") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) { SheetContent(title: "Plain sheet") }
    }
}
