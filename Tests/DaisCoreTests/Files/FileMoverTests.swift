// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("File movers and texts of file dialogs")
struct FileMoverTests {
    private final class Log {
        var results: [Result<URL, any Error>] = []
        var cancellations = 0
    }

    private struct Home: View {
        let file: URL?
        let log: Log
        @State private var moves = false

        var body: some View {
            Button("Move") { moves = true }
                .fileMover(isPresented: $moves, file: file) {
                    log.results.append($0)
                } onCancellation: {
                    log.cancellations += 1
                }
                .fileDialogMessage("It leaves the server.")
                .fileDialogConfirmationLabel("Take it")
        }
    }

    private let log = Log()

    private func temporaryFile(_ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mover-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("report.txt")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func token(_ screen: Screen) throws -> String {
        let found = screen.overlayHTML.firstMatch(of: /href="[^"]*\/([0-9a-f]{32})"/)
        return String(try #require(found).1)
    }

    @Test("a moved file goes to the browser and leaves its place, and a copy stays for the session")
    func moves() throws {
        let file = try temporaryFile("hello")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let screen = Screen { Home(file: file, log: log) }
        screen.tap("Move")
        #expect(screen.overlayHTML.contains("It leaves the server."))
        #expect(screen.overlayHTML.contains("Take it<"))
        #expect(FileManager.default.fileExists(atPath: file.path))
        let download = try #require(screen.scope.files.take(try token(screen)))
        #expect(download.name == "report.txt" && download.content == Data("hello".utf8))
        screen.settle()
        screen.exited(screen.top)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let copy = try #require(try log.results.first?.get())
        #expect(try Data(contentsOf: copy) == Data("hello".utf8))
    }

    @Test("a file that the user does not take stays where it is")
    func canceled() throws {
        let file = try temporaryFile("hello")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let screen = Screen { Home(file: file, log: log) }
        screen.button("Move").tap()
        screen.button("Cancel").tap()
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(log.cancellations == 1 && log.results.isEmpty)
    }

    @Test("a file that cannot be read is a failure")
    func missing() throws {
        let screen = Screen { Home(file: URL(fileURLWithPath: "/nowhere/report.txt"), log: log) }
        screen.tap("Move")
        #expect(screen.scope.files.take(try token(screen)) == nil)
        screen.settle()
        screen.exited(screen.top)
        #expect(throws: (any Error).self) { try log.results.first?.get() }
        #expect(log.results.count == 1)
    }

    @Test("nothing is shown without a file")
    func nothing() {
        let screen = Screen { Home(file: nil, log: log) }
        screen.tap("Move")
        #expect(screen.layers.isEmpty)
    }
}
