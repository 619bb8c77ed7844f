// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DrawerExample: View {
    @State private var showsMenu = false
    @State private var showsFilters = false

    var body: some View {
        Example(
            "Drawer", "A panel at an edge. Leading and trailing change sides where people read from right to left.",
            code: """
                .drawer(isPresented: $showsMenu, edge: .leading) { Mailboxes() }
                .drawer(isPresented: $showsFilters, edge: .trailing, size: 280) { Filters() }
                """
        ) {
            HStack(spacing: 12) {
                Button("Mailboxes") { showsMenu = true }
                Button("Filters") { showsFilters = true }
            }
            .buttonStyle(.borderedProminent)
            .drawer(isPresented: $showsMenu, edge: .leading) { Mailboxes() }
            .drawer(isPresented: $showsFilters, edge: .trailing, size: 280) { Filters() }
        }
    }
}

private struct Mailboxes: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Mailboxes").font(.title2.bold()).accessibilityAddTraits(.isHeader)
                .padding(.horizontal).padding(.top, 24).padding(.bottom, 8)
            List {
                Label("Inbox", systemImage: "tray")
                Label("Drafts", systemImage: "doc")
                Label("Sent", systemImage: "paperplane")
                Label("Trash", systemImage: "trash")
            }
            Button("Close") { dismiss() }.padding()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

private struct Filters: View {
    @State private var isUnread = true
    @State private var isFlagged = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Filters").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Toggle("Unread", isOn: $isUnread)
            Toggle("Flagged", isOn: $isFlagged)
            Spacer()
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
