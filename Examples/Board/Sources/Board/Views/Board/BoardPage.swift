// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Columns of cards side by side, and the opened card beside or above them.
struct BoardPage: View {
    @Bindable var desk: Desk
    @Binding var opened: Int64?
    @State private var showsPalette = false
    @State private var adding: NewThing?
    @FocusState private var isSearching: Bool
    // The menus that delete something go with it, and a toast belongs to a view that stays.
    @Environment(\.toastPresenter) private var toasts
    @Environment(\.printPage) private var printPage

    private var board: LiveBoard { desk.board }

    var body: some View {
        content
            .navigationTitle(board.contents?.board.title ?? "Board")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: $desk.search, prompt: "Search cards")
            .searchFocused($isSearching)
            .toolbar {
                ToolbarItemGroup {
                    FilterMenu(desk: desk)
                    Button("Find Anything", systemImage: "command") { showsPalette = true }
                        .keyboardShortcut("k", modifiers: .command)
                    if desk.canEdit, let column = board.columns.first {
                        Button("New Card", systemImage: "plus") { adding = .card(column) }
                            .keyboardShortcut("n", modifiers: .option)
                    }
                    BoardMenu(desk: desk, addColumn: { adding = .column })
                }
            }
            .inspector(isPresented: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })) {
                if let card = opened {
                    CardPage(desk: desk, id: card, close: { opened = nil })
                        .id(card)
                        .inspectorColumnWidth(min: 320, ideal: 400, max: 480)
                }
            }
            .sheet(isPresented: $showsPalette) {
                PalettePage(desk: desk, actions: actions) { opened = $0 }
            }
            .sheet(item: $desk.conflict) { ConflictSheet(desk: desk, conflict: $0) }
            .newThing($adding, desk: desk)
            .problemAlert($desk.problem)
            .onChange(of: desk.deletion) { offerUndo() }
    }

    @ViewBuilder private var content: some View {
        if board.contents != nil {
            ScrollView([.horizontal, .vertical]) {
                HStack(alignment: .top, spacing: 14) {
                    ForEach(board.columns) { column in
                        ColumnView(desk: desk, column: column, open: { opened = $0 }, add: { adding = .card(column) })
                    }
                    if desk.canEdit {
                        Button("Add Column", systemImage: "plus") { adding = .column }
                            .buttonStyle(.bordered)
                            .frame(width: 200)
                            .hiddenInPrint()
                    }
                }
                .padding(16)
                .frame(maxWidth: .infinity, alignment: .topLeading)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Color(.systemGroupedBackground))
        } else if let problem = board.problem {
            ContentUnavailableView {
                Label("The Board Could Not Be Loaded", systemImage: "exclamationmark.triangle")
            } description: {
                Text(problem.localizedDescription)
            } actions: {
                Button("Try Again") { Task { await board.reload() } }
            }
        } else if board.isLoaded {
            ContentUnavailableView(
                "This Board Is Gone", systemImage: "rectangle.split.3x1",
                description: Text("Somebody has deleted it, or the link is wrong."))
        } else {
            ProgressView()
        }
    }

    private func offerUndo() {
        guard let deletion = desk.deletion else { return }
        toasts.present("“\(deletion.title)” deleted", systemImage: "trash") {
            Button("Undo") { Task { await desk.restore(deletion.thing) } }
        }
    }

    private var actions: [PaletteAction] {
        var actions = [PaletteAction(title: "Search Cards", symbol: "magnifyingglass") { isSearching = true }]
        if desk.isFiltering {
            actions.append(
                PaletteAction(title: "Clear Filters", symbol: "line.3.horizontal.decrease") {
                    (desk.search, desk.label, desk.assignee) = ("", nil, nil)
                })
        }
        actions.append(PaletteAction(title: "Print Board", symbol: "printer") { printPage() })
        guard desk.canEdit else { return actions }
        for column in board.columns {
            actions.append(
                PaletteAction(title: "New Card in \(column.title)", symbol: "plus") { adding = .card(column) })
        }
        actions.append(PaletteAction(title: "New Column", symbol: "rectangle.split.3x1") { adding = .column })
        return actions
    }
}
