// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ColumnMenu: View {
    let desk: Desk
    let column: BoardColumn
    @State private var isRenaming = false
    @State private var title = ""

    var body: some View {
        Menu {
            Button("Rename", systemImage: "pencil") {
                title = column.title
                isRenaming = true
            }
            Button("Delete", systemImage: "trash", role: .destructive) { delete() }
        } label: {
            Image(systemName: "ellipsis").frame(width: 28, height: 28)
        }
        .accessibilityLabel("Actions for \(column.title)")
        .alert("Rename Column", isPresented: $isRenaming) {
            TextField("Name", text: $title)
            Button("Rename") {
                let (id, title) = (column.id, title)
                Task {
                    await desk.perform { store, me throws(StoreError) in
                        try await store.renameColumn(id, to: title, by: me)
                    }
                }
            }
            Button("Cancel", role: .cancel) {}
        }
    }

    private func delete() {
        let (column, desk) = (column, desk)
        Task { await desk.delete(.column(column.id), titled: column.title) }
    }
}
