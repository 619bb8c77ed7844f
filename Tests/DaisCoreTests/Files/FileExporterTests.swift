// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("The file exporter")
struct FileExporterTests {
    struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text.isEmpty { throw CocoaError(.fileNoSuchFile) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    struct Home: View {
        let notes: Notes
        let note: Note?
        @State private var exports = false

        var body: some View {
            Button(exports ? "Exporting" : "Export") { exports = true }
                .fileExporter(isPresented: $exports, document: note, defaultFilename: "My note") { result in
                    switch result {
                    case .success(let file):
                        notes.add("\(file.lastPathComponent)=\((try? String(contentsOf: file, encoding: .utf8)) ?? "")")
                    case .failure: notes.add("failed")
                    }
                } onCancellation: {
                    notes.add("canceled")
                }
        }
    }

    let notes = Notes()

    private func link(_ screen: Screen) -> String? {
        screen.overlayHTML.firstMatch(of: /href="[^"]*\/([0-9a-f]{32})"/).map { String($0.1) }
    }

    @Test("a file exporter lets the browser fetch the document once, under a name with the type's extension")
    func fetched() throws {
        let screen = Screen { Home(notes: notes, note: Note("hello")) }
        screen.tap("Export")
        #expect(screen.overlayHTML.contains("download=\"My note.txt\""))
        let token = try #require(link(screen))
        let file = try #require(screen.scope.files.take(token))
        #expect(file.name == "My note.txt")
        #expect(file.mimeType == "text/plain")
        #expect(file.content == Data("hello".utf8))
        #expect(screen.scope.files.take(token) == nil)
        screen.settle()
        screen.exited(screen.top)
        #expect(notes.take() == ["My note.txt=hello"])
        #expect(screen.html.contains(">Export<"))
    }

    @Test("a file exporter tells what the document throws")
    func failed() throws {
        let screen = Screen { Home(notes: notes, note: Note("")) }
        screen.tap("Export")
        #expect(screen.scope.files.take(try #require(link(screen))) == nil)
        screen.settle()
        screen.exited(screen.top)
        #expect(notes.take() == ["failed"])
    }

    @Test("a file exporter says that the user canceled, and hands out nothing afterwards")
    func canceled() throws {
        let screen = Screen { Home(notes: notes, note: Note("hello")) }
        screen.button("Export").tap()
        let token = try #require(link(screen))
        screen.button("Cancel").tap()
        #expect(notes.take() == ["canceled"])
        #expect(screen.scope.files.take(token) == nil)
    }

    @Test("a file exporter shows nothing without a document")
    func nothing() {
        let screen = Screen { Home(notes: notes, note: nil) }
        screen.tap("Export")
        #expect(screen.layers.isEmpty)
    }

    @Test("a name in a header is quoted, and spelled for those who know Unicode")
    func header() {
        #expect(
            FileName.disposition("Grüße \"1\".txt")
                == "attachment; filename=\"Gr__e _1_.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.txt")
        #expect(
            FileName.disposition("a\r\nb\u{7F}") == "attachment; filename=\"a_b_\"; filename*=UTF-8''a%0D%0Ab%7F")
    }
}
