// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A drawer at each edge, and one in a right-to-left page.
struct Drawers: View {
    private struct Side: Identifiable {
        let edge: Edge
        var id: Edge { edge }
    }

    @State private var side: Side?
    @State private var isNarrow = false
    @State private var hasBar = false
    @State private var isLocked = false
    @State private var attempts = 0
    @State private var isArabic = false
    @State private var dismissals = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Dismissals \(dismissals)")
            Button("Open leading") { side = Side(edge: .leading) }
            Button("Open trailing") { side = Side(edge: .trailing) }
            Button("Open top") { side = Side(edge: .top) }
            Button("Open bottom") { side = Side(edge: .bottom) }
            Button("Open narrow") { isNarrow = true }
            Button("Open bar") { hasBar = true }
            Button("Open locked") { isLocked = true }
            Text("Attempts \(attempts)")
            Button("Switch Direction") { isArabic.toggle() }
        }
        .frame(maxWidth: .infinity)
        .drawer(item: $side, edge: side?.edge ?? .leading, onDismiss: { dismissals += 1 }) {
            DrawerMenu(title: "At \($0.edge)")
        }
        .drawer(isPresented: $isNarrow, edge: .leading, size: 200) { DrawerMenu(title: "Narrow") }
        .drawer(isPresented: $hasBar, edge: .leading) {
            NavigationStack {
                List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows").navigationBarTitleDisplayMode(
                    .inline)
            }
        }
        .drawer(isPresented: $isLocked, edge: .leading) {
            DrawerMenu(title: "Locked").interactiveDismissDisabled(true) { attempts += 1 }
        }
        .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
    }
}

struct DrawerMenu: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.title2).accessibilityAddTraits(.isHeader)
            Button("Inbox") {}
            Button("Close") { dismiss() }
        }
        .padding()
    }
}
