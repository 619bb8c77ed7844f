// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The actions of a board: its columns, import and export.
struct BoardMenu: View {
    let desk: Desk
    let addColumn: @MainActor () -> Void
    @State private var isRenaming = false
    @State private var title = ""
    @State private var exported: ExportedFile?
    @State private var isImporting = false
    @State private var preview: ImportPreview?
    @Environment(\.printPage) private var printPage

    var body: some View {
        Menu {
            if desk.canEdit {
                Button("New Column", systemImage: "rectangle.split.3x1", action: addColumn)
                Button("Rename Board", systemImage: "pencil") {
                    title = desk.board.contents?.board.title ?? ""
                    isRenaming = true
                }
                Button("Import CSV", systemImage: "square.and.arrow.down") { isImporting = true }
                Divider()
            }
            Button("Export CSV", systemImage: "square.and.arrow.up") { exported = export(ExportedFile.csv) }
            Button("Export JSON", systemImage: "square.and.arrow.up") { exported = export(ExportedFile.json) }
            Button("Print", systemImage: "printer") { printPage() }
        } label: {
            Label("Board Actions", systemImage: "ellipsis.circle")
        }
        .alert("Rename Board", isPresented: $isRenaming) {
            TextField("Name", text: $title)
            Button("Rename") {
                let (id, title) = (desk.board.id, title)
                Task {
                    await desk.perform { store, me throws(StoreError) in
                        try await store.renameBoard(id, to: title, by: me)
                    }
                }
            }
            Button("Cancel", role: .cancel) {}
        }
        .fileExporter(
            isPresented: Binding(get: { exported != nil }, set: { if !$0 { exported = nil } }), document: exported,
            contentType: exported?.type ?? .json, defaultFilename: desk.board.contents?.board.title ?? "Board"
        ) { result in
            if case .failure(let error) = result { desk.problem = error.localizedDescription }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText, .plainText]) { result in
            do {
                let text = String(decoding: try Data(contentsOf: result.get()), as: UTF8.self)
                guard let contents = desk.board.contents else { return }
                preview = ImportPreview(csv: text, columns: contents.columns, people: contents.people)
            } catch {
                desk.problem = error.localizedDescription
            }
        }
        .sheet(item: $preview) { ImportSheet(desk: desk, preview: $0) }
    }

    private func export(_ make: (BoardContents) throws -> ExportedFile) -> ExportedFile? {
        guard let contents = desk.board.contents else { return nil }
        do { return try make(contents) } catch {
            desk.problem = error.localizedDescription
            return nil
        }
    }
}
