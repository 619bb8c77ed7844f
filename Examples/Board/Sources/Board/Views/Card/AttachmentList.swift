// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AttachmentList: View {
    let desk: Desk
    let card: Card
    let attachments: [Attachment]
    let canChange: Bool
    @State private var isImporting = false
    @State private var exported: ExportedFile?
    @State private var name = ""
    @State private var uploads = Uploads()

    var body: some View {
        Group {
            if canChange {
                list.dropDestination(for: URL.self) { files, _ in
                    attach(files.filter(\.isFileURL))
                    return true
                }
            } else {
                list
            }
        }
        .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.item], allowsMultipleSelection: true
        ) { result in
            switch result {
            case .success(let files): attach(files)
            case .failure(let error): desk.problem = error.localizedDescription
            }
        }
        .environment(\.uploads, uploads)
        .fileExporter(
            isPresented: Binding(get: { exported != nil }, set: { if !$0 { exported = nil } }), document: exported,
            contentType: .data, defaultFilename: name
        ) { result in
            if case .failure(let error) = result { desk.problem = error.localizedDescription }
        }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text("Files").font(.headline)
                Spacer()
                if canChange {
                    Button("Attach") { isImporting = true }.accessibilityLabel("Attach a file").hiddenInPrint()
                }
            }
            ForEach(attachments) { attachment in
                HStack(spacing: 10) {
                    Image(systemName: "doc").foregroundStyle(.tint).accessibilityHidden(true)
                    Button(attachment.name) { download(attachment) }.lineLimit(1)
                    Text(attachment.size.formatted(.byteCount(style: .file)))
                        .font(.footnote).foregroundStyle(.secondary)
                    Spacer()
                    if canChange {
                        Button("Remove \(attachment.name)", systemImage: "trash") { remove(attachment) }
                            .labelStyle(.iconOnly).buttonStyle(.plain).foregroundStyle(.secondary)
                            .hiddenInPrint()
                    }
                }
            }
            ForEach(uploads.running) { UploadProgressView($0).hiddenInPrint() }
        }
    }

    /// Attaches files that have arrived. A person may have left the card meanwhile.
    private func attach(_ files: [URL]) {
        let (desk, id) = (desk, card.id)
        Task {
            for file in files {
                await desk.perform { store, me throws(StoreError) in
                    try await store.attach(file, name: file.lastPathComponent, to: id, by: me)
                }
                // The store has a copy. The uploads of a tab have a limit together.
                try? FileManager.default.removeItem(at: file)
            }
        }
    }

    private func download(_ attachment: Attachment) {
        name = attachment.name
        Task {
            do {
                exported = ExportedFile(type: .data, data: try await desk.board.store.content(of: attachment))
            } catch {
                desk.problem = error.localizedDescription
            }
        }
    }

    private func remove(_ attachment: Attachment) {
        let desk = desk
        Task {
            await desk.perform { store, me throws(StoreError) in try await store.removeAttachment(attachment, by: me) }
        }
    }
}
