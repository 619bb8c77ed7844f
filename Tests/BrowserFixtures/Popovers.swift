// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Popovers at the edges of the window, in a scroller, beside parts of views and beside things that go away.
struct Popovers: View {
    @State private var shown: String?
    @State private var dismissals = 0
    @State private var background = 0
    @State private var showsVanishing = true
    @State private var item: Item?

    struct Item: Identifiable { let id: String }

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                opener("Start")
                Spacer()
                Text("Dismissals \(dismissals)")
                Button("Background \(background)") { background += 1 }
                Spacer()
                opener("End")
            }
            HStack {
                ForEach(["one", "two"], id: \.self) { id in Button("Item \(id)") { item = Item(id: id) } }
            }
            .popover(item: $item, onDismiss: { dismissals += 1 }) { Text("The item \($0.id)").padding() }
            Spacer()
            HStack(spacing: 60) {
                opener("Leading", edge: .leading)
                opener("Trailing", edge: .trailing)
                Button("Corner") { shown = "Corner" }.frame(width: 200, height: 60)
                    .popover(isPresented: isShown("Corner"), attachmentAnchor: .point(.topTrailing), arrowEdge: .top) {
                        Text("At the corner").padding()
                    }
                Button("Part") { shown = "Part" }.controlSize(.large).buttonStyle(.borderedProminent)
                    .popover(
                        isPresented: isShown("Part"),
                        attachmentAnchor: .rect(.rect(CGRect(x: 20, y: 10, width: 40, height: 20))), arrowEdge: .bottom
                    ) { Text("Below a part").padding() }
                if showsVanishing {
                    opener("Vanishing") { Button("Make it vanish") { showsVanishing = false } }
                }
            }
            ScrollView {
                VStack(spacing: 20) {
                    ForEach(0..<5, id: \.self) { Text("Line \($0)") }
                    opener("Scrolled")
                    ForEach(5..<30, id: \.self) { Text("Line \($0)") }
                }
                .frame(maxWidth: .infinity)
            }
            .frame(height: 220)
            Spacer()
            opener("Bottom", edge: .bottom)
            opener("Tall") {
                VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func isShown(_ name: String) -> Binding<Bool> {
        Binding(get: { shown == name }, set: { if !$0 { shown = nil } })
    }

    private func opener(_ name: String, edge: Edge? = nil) -> some View {
        opener(name, edge: edge) {
            VStack {
                Text("Popover \(name)").font(.headline).accessibilityAddTraits(.isHeader)
                Button("Inside one") {}
                Button("Close it") { shown = nil }
            }
        }
    }

    private func opener<Content: View>(
        _ name: String, edge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Button(name) { shown = name }
            .popover(isPresented: isShown(name), arrowEdge: edge, onDismiss: { dismissals += 1 }) {
                content().padding()
            }
    }
}
