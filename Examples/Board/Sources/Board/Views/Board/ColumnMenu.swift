// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ColumnMenu: View {
    let desk: Desk
    let column: BoardColumn
    @Environment(\.toastPresenter) private var toasts
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
        let (id, desk, toasts) = (column.id, desk, toasts)
        let name = column.title
        Task {
            let done: Void? = await desk.perform { store, me throws(StoreError) in
                try await store.setColumn(id, deleted: true, by: me)
            }
            guard done != nil else { return }
            toasts.present("“\(name)” deleted", systemImage: "trash") {
                Button("Undo") {
                    Task {
                        await desk.perform { store, me throws(StoreError) in
                            try await store.setColumn(id, deleted: false, by: me)
                        }
                    }
                }
            }
        }
    }
}
