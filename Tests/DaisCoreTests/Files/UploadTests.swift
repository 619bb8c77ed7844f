// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Uploads")
struct UploadTests {
    private struct Home: View {
        let notes: Notes
        var uploads: Uploads?
        @State private var isThere = true

        var body: some View {
            if isThere {
                Importer(notes: notes, uploads: uploads)
                Button("Go") { isThere = false }
            }
        }
    }

    private struct Importer: View {
        let notes: Notes
        let uploads: Uploads?
        @State private var imports = false

        var body: some View {
            VStack {
                Button("Import") { imports = true }
                ForEach(uploads?.running ?? []) { UploadProgressView($0) }
            }
            .fileImporter(
                isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true
            ) { result in
                switch result {
                case .success(let files): notes.add(files.map(\.lastPathComponent).joined(separator: " "))
                case .failure(let error): notes.add(error.localizedDescription)
                }
            } onCancellation: {
                notes.add("canceled")
            }
            .environment(\.uploads, uploads)
        }
    }

    private let notes = Notes()
    private let uploads = Uploads()

    /// Lets a file begin to arrive, as the server does.
    private func begin(
        _ screen: Screen, _ name: String = "a.txt", _ bytes: Int = 10, index: Int = 0, count: Int = 1, total: Int = 10,
        token: String? = nil
    ) throws -> FileUpload {
        let token = try token ?? #require(screen.scope.files.openImport)
        let upload = try screen.scope.files.begin(
            token, name: name, mimeType: nil, bytes: bytes,
            part: FilePart(index: index, count: count, totalBytes: total), limits: FileLimits())
        try Data().write(to: upload.file)
        return upload
    }

    private func opened(_ list: Uploads?) -> Screen {
        let screen = Screen { Home(notes: notes, uploads: list) }
        screen.tap("Import")
        return screen
    }

    /// Lets the browser report that the dialog has gone.
    private func dialogGoes(_ screen: Screen) async throws {
        await screen.settleTasks { true }
        screen.exited(try #require(screen.layers.last))
        #expect(screen.layers.isEmpty)
    }

    @Test("with a list of the app, the dialog closes when the first file begins to arrive, and the list shows it")
    func listed() async throws {
        let screen = opened(uploads)
        let file = try begin(screen, "a.txt", 6, count: 2, total: 10)
        await screen.settleTasks { screen.shows("a.txt") }
        try await dialogGoes(screen)
        #expect(uploads.running.map(\.fileName) == ["a.txt"])
        #expect(notes.take() == [])
        file.stored(upTo: 3)
        file.report()
        #expect(uploads.running[0].receivedBytes == 3)
        #expect(uploads.running[0].fractionCompleted == 0.3)
        #expect(uploads.running[0].progress.fractionCompleted == 0.3)
        await screen.settleTasks { screen.shows("1/2 · 30%") }
        file.stored(upTo: 6)
        #expect(file.finish())
        let second = try begin(screen, "b.txt", 4, index: 1, count: 2, token: file.token)
        #expect(uploads.running[0].fileName == "b.txt")
        #expect(uploads.running[0].completedFileCount == 1)
        #expect(uploads.running[0].receivedBytes == 6)
        second.stored(upTo: 4)
        #expect(second.finish())
        #expect(notes.take() == ["a.txt b.txt"])
        #expect(uploads.running.isEmpty)
        await screen.settleTasks { !screen.shows("b.txt") }
    }

    @Test("an upload is given up by its progress object")
    func progress() async throws {
        let screen = opened(uploads)
        _ = try begin(screen)
        try await dialogGoes(screen)
        uploads.running[0].progress.cancel()
        await screen.settleTasks { uploads.running.isEmpty }
        #expect(uploads.running.isEmpty)
        #expect(notes.take() == ["canceled"])
    }

    @Test("without a list, the dialog shows the file that arrives and can be canceled")
    func dialog() async throws {
        let screen = opened(nil)
        #expect(screen.shows("Choose files"))
        let file = try begin(screen)
        await screen.settleTasks { screen.shows("a.txt") }
        #expect(screen.layers.count == 1)
        #expect(!screen.overlayHTML.contains("data-upload"))
        file.stored(upTo: 5)
        file.report()
        await screen.settleTasks { screen.shows("50%") }
        screen.button("Cancel").tap()
        #expect(notes.take() == ["canceled"])
        #expect(!file.isWanted)
        // The request of the browser ends, and gives the room back.
        file.interrupt(file.attempt)
        #expect(screen.scope.files.bytes == 0)
        #expect(notes.take() == [])
    }

    @Test("an upload of a list that somebody cancels is a cancellation, and keeps nothing")
    func canceled() async throws {
        let screen = opened(uploads)
        let file = try begin(screen)
        try await dialogGoes(screen)
        screen.button("Cancel, a.txt").tap()
        #expect(notes.take() == ["canceled"])
        #expect(uploads.running.isEmpty)
        #expect(!file.isWanted)
        #expect(throws: FileRefusal.unknown) { try begin(screen, "b.txt", index: 1, count: 2, token: file.token) }
        file.interrupt(file.attempt)
        #expect(screen.scope.files.bytes == 0)
        #expect(!FileManager.default.fileExists(atPath: file.file.path))
    }

    @Test("an upload that is canceled before its dialog has gone is one too")
    func canceledEarly() async throws {
        let screen = opened(uploads)
        _ = try begin(screen)
        uploads.running[0].cancel()
        try await dialogGoes(screen)
        #expect(notes.take() == ["canceled"])
        #expect(uploads.running.isEmpty)
    }

    @Test("after a cut, the rest of a file arrives, and the list says that it waits")
    func continued() async throws {
        let screen = opened(uploads)
        let files = screen.scope.files
        let file = try begin(screen)
        file.stored(upTo: 4)
        file.interrupt(file.attempt)
        await screen.settleTasks { screen.shows("Waiting for the connection") }
        try await dialogGoes(screen)
        #expect(try files.place(file.token, 0) == 4)
        #expect(throws: FileRefusal.misplaced) {
            try files.begin(
                file.token, name: "a.txt", mimeType: nil, bytes: 5,
                part: FilePart(index: 0, count: 1, totalBytes: 10, offset: 5), limits: FileLimits())
        }
        let same = try files.begin(
            file.token, name: "a.txt", mimeType: nil, bytes: 6,
            part: FilePart(index: 0, count: 1, totalBytes: 10, offset: 4), limits: FileLimits())
        #expect(same === file)
        #expect(!uploads.running[0].isInterrupted)
        // The time does not run any more.
        screen.clock.advance(by: FileTransfers.patience)
        #expect(notes.take() == [])
        same.stored(upTo: 10)
        #expect(same.finish())
        #expect(notes.take() == ["a.txt"])
    }

    @Test("a browser that comes back before the server knows of the cut takes the place of its former request")
    func superseded() throws {
        let screen = opened(uploads)
        let files = screen.scope.files
        let file = try begin(screen)
        let former = file.attempt
        file.stored(upTo: 4)
        #expect(try files.place(file.token, 0) == 4)
        #expect(file.attempt != former)
        _ = try files.begin(
            file.token, name: "a.txt", mimeType: nil, bytes: 6,
            part: FilePart(index: 0, count: 1, totalBytes: 10, offset: 4), limits: FileLimits())
        // The server hears of the cut at last.
        file.interrupt(former)
        #expect(!uploads.running[0].isInterrupted)
        #expect(file.isWanted)
    }

    @Test("an upload whose browser does not come back fails with the name of the file, and keeps nothing")
    func lost() async throws {
        let screen = opened(uploads)
        let file = try begin(screen)
        try await dialogGoes(screen)
        file.interrupt(file.attempt)
        screen.clock.advance(by: FileTransfers.patience - .seconds(1))
        #expect(notes.take() == [])
        screen.clock.advance(by: .seconds(1))
        #expect(notes.take() == [FileDialogError.connectionLost(name: "a.txt").localizedDescription])
        #expect(uploads.running.isEmpty)
        #expect(screen.scope.files.bytes == 0)
        #expect(throws: FileRefusal.unknown) { try screen.scope.files.place(file.token, 0) }
    }

    @Test("a browser that goes between two files is waited for as long")
    func lostBetween() async throws {
        let screen = opened(uploads)
        let file = try begin(screen, count: 2, total: 20)
        #expect(file.finish())
        #expect(try screen.scope.files.place(file.token, 0) == nil)
        #expect(try screen.scope.files.place(file.token, 1) == 0)
        try await dialogGoes(screen)
        screen.clock.advance(by: FileTransfers.patience)
        #expect(notes.take() == [FileDialogError.connectionLost(name: "a.txt").localizedDescription])
        #expect(!FileManager.default.fileExists(atPath: file.file.path))
    }

    @Test("a file that is refused after another one ends the upload")
    func refused() async throws {
        let screen = opened(uploads)
        let file = try begin(screen, count: 2, total: 20)
        #expect(file.finish())
        try await dialogGoes(screen)
        let error = FileDialogError.wrongType(name: "b.png")
        #expect(throws: FileRefusal.refused(error)) {
            try begin(screen, "b.png", index: 1, count: 2, token: file.token)
        }
        #expect(notes.take() == [error.localizedDescription])
        #expect(uploads.running.isEmpty)
        #expect(screen.scope.files.bytes == 0)
    }

    @Test("the end of a session ends its uploads")
    func closed() throws {
        let screen = opened(uploads)
        let file = try begin(screen)
        file.interrupt(file.attempt)
        screen.scope.files.closeAll()
        #expect(uploads.running.isEmpty)
        #expect(screen.scope.files.bytes == 0)
        #expect(!file.isWanted)
        #expect(notes.take() == [], "no completion runs")
    }

    @Test("an upload continues when the view with the importer has gone")
    func gone() async throws {
        let screen = opened(uploads)
        let file = try begin(screen)
        try await dialogGoes(screen)
        screen.tap("Go")
        #expect(uploads.running.map(\.fileName) == ["a.txt"])
        file.stored(upTo: 10)
        #expect(file.finish())
        #expect(notes.take() == ["a.txt"])
        #expect(uploads.running.isEmpty)
    }

    @Test("files that are dropped are in the list, and the view can take others meanwhile")
    func dropped() throws {
        let uploads = uploads
        let screen = Screen {
            Text("zone").dropDestination(for: URL.self) { urls, _ in
                notes.add(urls.map(\.lastPathComponent).joined(separator: " "))
                return true
            }
            .environment(\.uploads, uploads)
        }
        let zone = screen.tree.root.children[0]
        func drop() {
            let payload: [JSONValue] = [.string("drop"), .number(0), .number(1), .number(2), .bool(false), .array([])]
            screen.send(.drop, to: zone, .array(payload + [.bool(true)]))
        }
        drop()
        let first = try begin(screen)
        #expect(uploads.running.map(\.fileName) == ["a.txt"])
        drop()
        let token = try #require(screen.scope.files.openImports.first { $0 != first.token })
        let second = try begin(screen, "b.txt", token: token)
        #expect(uploads.running.map(\.fileName) == ["a.txt", "b.txt"])
        #expect(second.finish())
        uploads.running[0].cancel()
        #expect(notes.take() == ["b.txt"])
        #expect(uploads.running.isEmpty)
        #expect(!first.isWanted)
    }

    @Test("the place of a body among files is refused if it cannot be")
    func parts() {
        #expect(FilePart(index: 0, count: 1, totalBytes: 0) != nil)
        #expect(FilePart(index: 1, count: 1, totalBytes: 0) == nil)
        #expect(FilePart(index: -1, count: 1, totalBytes: 0) == nil)
        #expect(FilePart(index: 0, count: 1, totalBytes: -1) == nil)
        #expect(FilePart(index: 0, count: 1, totalBytes: 0, offset: -1) == nil)
    }
}
