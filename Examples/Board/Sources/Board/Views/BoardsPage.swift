// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// All boards of the team.
struct BoardsPage: View {
    @Environment(Hub.self) private var hub
    @Environment(\.member) private var member
    @Environment(\.toastPresenter) private var toasts
    @State private var boards: [BoardInfo] = []
    @State private var isLoaded = false
    @State private var isAdding = false
    @State private var title = ""
    @State private var problem: String?

    var body: some View {
        ScrollView {
            if boards.isEmpty, isLoaded {
                ContentUnavailableView(
                    "No Boards Yet", systemImage: "rectangle.split.3x1",
                    description: Text("A board has columns of cards that your team moves together.")
                )
                .padding(.top, 80)
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 240), spacing: 16)], spacing: 16) {
                ForEach(boards) { board in
                    NavigationLink(value: Page.board(board.id)) { BoardTile(board: board) }
                        .buttonStyle(.plain)
                        .contextMenu {
                            if member?.role == .administrator {
                                Button("Delete", systemImage: "trash", role: .destructive) { delete(board) }
                            }
                        }
                }
            }
            .padding(.horizontal, 16).padding(.vertical, 20)
            .frame(maxWidth: 752)
            .frame(maxWidth: .infinity)
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Boards")
        .toolbar {
            ToolbarItemGroup {
                if member?.canEdit == true {
                    Button("New Board", systemImage: "plus") { isAdding = true }
                        .keyboardShortcut("n", modifiers: .option)
                }
                NavigationLink(value: Page.people) { Label("People", systemImage: "person.2") }
                NavigationLink(value: Page.account) { Label("Account", systemImage: "person.crop.circle") }
            }
        }
        .alert("New Board", isPresented: $isAdding) {
            TextField("Name", text: $title)
            Button("Add") { add() }
            Button("Cancel", role: .cancel) { title = "" }
        }
        .problemAlert($problem)
        .task(id: hub.revision) { await load() }
    }

    private func load() async {
        do { boards = try await hub.store.boards() } catch {
            guard !Task.isCancelled else { return }
            problem = error.localizedDescription
        }
        isLoaded = true
    }

    private func perform(_ body: @escaping (Int64) async throws(StoreError) -> Void) {
        guard let member else { return }
        Task {
            do throws(StoreError) {
                try await body(member.id)
                hub.listChanged()
            } catch {
                problem = error.localizedDescription
            }
        }
    }

    private func add() {
        let name = title
        title = ""
        perform { me throws(StoreError) in _ = try await hub.store.addBoard(name, by: me) }
    }

    private func delete(_ board: BoardInfo) {
        perform { me throws(StoreError) in
            try await hub.store.setBoard(board.id, deleted: true, by: me)
            await hub.board(board.id).changed()
            toasts.present("“\(board.title)” deleted", systemImage: "trash") {
                Button("Undo") {
                    perform { me throws(StoreError) in
                        try await hub.store.setBoard(board.id, deleted: false, by: me)
                        await hub.board(board.id).changed()
                    }
                }
            }
        }
    }
}

private struct BoardTile: View {
    let board: BoardInfo

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "rectangle.split.3x1")
                .accessibilityHidden(true)
                .font(.title3).foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(LabelColor.of(board.title).gradient, in: RoundedRectangle(cornerRadius: 11))
            Text(board.title).font(.headline).foregroundStyle(Color.primary).lineLimit(2)
            Spacer(minLength: 0)
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(
                Color(.tertiaryLabel)
            )
            .accessibilityHidden(true)
        }
        .padding(16)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}

extension View {
    /// Shows a failure until it was read.
    func problemAlert(_ problem: Binding<String?>) -> some View {
        alert(
            "That Did Not Work",
            isPresented: Binding(get: { problem.wrappedValue != nil }, set: { if !$0 { problem.wrappedValue = nil } })
        ) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(problem.wrappedValue ?? "")
        }
    }
}
