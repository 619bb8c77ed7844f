// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("The file importer")
struct FileImporterTests {
    struct Home: View {
        let notes: Notes
        var types: [UTType] = [.plainText]
        var isMultiple = true
        @State private var imports = false
        @State private var isThere = true

        var body: some View {
            VStack {
                Text(imports ? "open" : "closed")
                Button("Import") { imports = true }
                Button("Close") { imports = false }
                Button("Remove") { isThere = false }
                if isThere {
                    Text("Place").fileImporter(
                        isPresented: $imports, allowedContentTypes: types, allowsMultipleSelection: isMultiple
                    ) { result in
                        switch result {
                        case .success(let files): notes.add(files.map(content).joined(separator: " "))
                        case .failure(let error): notes.add("\(error.localizedDescription)")
                        }
                    } onCancellation: {
                        notes.add("canceled")
                    }
                }
            }
        }

        private func content(of file: URL) -> String {
            let isOpen = file.startAccessingSecurityScopedResource()
            defer { file.stopAccessingSecurityScopedResource() }
            let text = isOpen ? (try? String(contentsOf: file, encoding: .utf8)) ?? "unreadable" : "closed"
            return "\(file.lastPathComponent)=\(text)"
        }
    }

    let notes = Notes()

    private let device = Device()

    /// The files of a user's device, for as long as the test runs.
    private final class Device {
        private let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dais-test-\(UUID().uuidString)")
        private var count = 0

        func file(_ name: String, _ text: String) throws -> URL {
            count += 1
            let place = folder.appendingPathComponent("\(count)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let file = place.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("a file importer asks for the types, and names its dialog on the page")
    func markup() {
        let screen = Screen { Home(notes: notes, types: [.png, .commaSeparatedText]) }
        screen.tap("Import")
        let html = screen.overlayHTML
        #expect(html.contains("data-layer=\"file\""))
        #expect(html.contains("accept=\".png,image/png,.csv,text/csv,text/comma-separated-values\""))
        #expect(html.contains(" multiple"))
        #expect(html.contains("aria-labelledby=\"dais-layer-1-title\""))
        #expect(screen.shows("Choose files"))
    }

    @Test("a dialog for pictures can ask for a camera", arguments: [FileDialogCamera.front, .back, nil])
    func camera(camera: FileDialogCamera?) {
        let screen = Screen { Home(notes: notes, types: [.image]).fileDialogCamera(camera) }
        screen.tap("Import")
        let names: [FileDialogCamera: String] = [.front: "user", .back: "environment"]
        #expect(screen.overlayHTML.contains("capture=") == (camera != nil))
        if let camera { #expect(screen.overlayHTML.contains("capture=\"\(names[camera]!)\"")) }
    }

    @Test("a file importer hands over what was chosen, once, and sets the binding to false")
    func chosen() throws {
        let screen = Screen { Home(notes: notes) }
        screen.button("Import").tap()
        screen.chooseFiles([try device.file("a.txt", "one"), try device.file("a.txt", "two")])
        #expect(notes.take() == ["a.txt=one a.txt=two"])
        #expect(screen.text("closed").exists)
        screen.button("Import").tap()
        screen.chooseFiles([try device.file("b.txt", "three")])
        #expect(notes.take() == ["b.txt=three"])
    }

    @Test("a file importer says that nothing was chosen")
    func canceled() {
        let screen = Screen { Home(notes: notes) }
        screen.button("Import").tap()
        screen.button("Cancel").tap()
        #expect(notes.take() == ["canceled"])
        screen.button("Import").tap()
        #expect(screen.element("dialog").dismiss(by: .escape))
        #expect(notes.take() == ["canceled"])
        #expect(screen.text("closed").exists)
    }

    @Test("a file importer that its owner takes away says nothing")
    func withdrawn() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Import")
        screen.tap("Close")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        screen.tap("Import")
        screen.tap("Remove")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take().isEmpty)
    }

    @Test("a file importer answers once however often the browser tells")
    func once() throws {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Import")
        let token = try #require(screen.scope.files.openImport)
        let upload = try screen.scope.files.begin(
            token, name: "a.txt", mimeType: nil, bytes: 3, limits: FileLimits())
        try Data("one".utf8).write(to: upload.file)
        #expect(upload.finish())
        let layer = screen.top
        screen.send(.files, to: layer, .number(1))
        screen.send(.files, to: layer, .number(1))
        screen.send(.files, to: layer, .bool(false))
        screen.dismiss(layer, "escape")
        screen.exited(layer)
        screen.exited(layer)
        #expect(notes.take().count == 1)
        #expect(throws: FileRefusal.unknown) {
            try screen.scope.files.begin(token, name: "b.txt", mimeType: nil, bytes: 1, limits: FileLimits())
        }
    }

    @Test("a file importer fails when less arrived than the browser says, and keeps nothing")
    func incomplete() throws {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Import")
        let token = try #require(screen.scope.files.openImport)
        let upload = try screen.scope.files.begin(
            token, name: "a.txt", mimeType: nil, bytes: 3, limits: FileLimits())
        try Data("one".utf8).write(to: upload.file)
        _ = upload.finish()
        screen.send(.files, to: screen.top, .number(2))
        screen.exited(screen.top)
        #expect(notes.take() == [FileDialogError.transferFailed.localizedDescription])
        #expect(!FileManager.default.fileExists(atPath: upload.file.path))
    }

    @Test("a file importer takes no other type, and not more files than it asked for")
    func refused() throws {
        let screen = Screen { Home(notes: notes, isMultiple: false) }
        screen.button("Import").tap()
        screen.chooseFiles([try device.file("a.png", "x")])
        #expect(notes.take() == [FileDialogError.wrongType(name: "a.png").localizedDescription])
        screen.button("Import").tap()
        screen.chooseFiles([try device.file("a.txt", "x"), try device.file("b.txt", "x")])
        #expect(notes.take() == [FileDialogError.tooMany(limit: 1).localizedDescription])
    }

    @Test("a file importer makes room only for what the limits allow, and gives it back")
    func limits() throws {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Import")
        let files = screen.scope.files
        let token = try #require(files.openImport)
        var limits = FileLimits()
        (limits.fileBytes, limits.sessionBytes) = (100_000, 150_000)
        #expect(throws: FileRefusal.refused(.tooLarge(name: "a.txt", limit: 100_000))) {
            try files.begin(token, name: "a.txt", mimeType: nil, bytes: 100_001, limits: limits)
        }
        let first = try files.begin(token, name: "a.txt", mimeType: nil, bytes: 100_000, limits: limits)
        #expect(throws: FileRefusal.refused(.noRoom(name: "b.txt", limit: 150_000))) {
            try files.begin(token, name: "b.txt", mimeType: nil, bytes: 100_000, limits: limits)
        }
        first.abandon()
        #expect(throws: Never.self) {
            try files.begin(token, name: "b.txt", mimeType: nil, bytes: 100_000, limits: limits)
        }
        files.closeAll()
        #expect(!FileManager.default.fileExists(atPath: first.file.deletingLastPathComponent().path))
    }

    @Test(
        "a name from outside is only a name",
        arguments: [
            ("../../etc/passwd", "passwd"), ("C:\\fakepath\\a.txt", "a.txt"), ("..", "file"), ("", "file"),
            ("/", "file"), (".bashrc", "bashrc"), ("a\u{0}b\n.txt", "ab.txt"), ("\u{202E}gpj.exe", "gpj.exe"),
            ("Grüße 1.txt", "Grüße 1.txt"), ("a/\u{301}b", "\u{301}b"), ("a\\\u{FF9E}b", "\u{FF9E}b"),
            ("\u{600}/b", "b"), (". . b ", "b"),
        ])
    func names(given: String, safe: String) {
        #expect(FileName.safe(given) == safe)
        #expect(FileName.safe(safe) == safe)
    }

    @Test("a long name keeps its extension and stays below what file systems allow")
    func longName() {
        let name = FileName.safe(String(repeating: "ü", count: 300) + ".txt")
        #expect(name.utf8.count <= 200)
        #expect(name.hasSuffix("ü.txt"))
    }

    @Test("a long name of a single character is not empty, and keeps its extension")
    func longCharacter() {
        let character = "a" + String(repeating: "\u{301}", count: 300)
        let plain = FileName.safe(character)
        #expect(plain.utf8.count == 199)
        #expect(plain.unicodeScalars.first == "a")
        let name = FileName.safe(character + ".txt")
        #expect(name.unicodeScalars.first == "a")
        #expect(name.hasSuffix(".txt"))
    }
}
