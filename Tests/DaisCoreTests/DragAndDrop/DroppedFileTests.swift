// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Dropped files")
struct DroppedFileTests {
    private let notes = Notes()

    private func dropped(_ screen: Screen) -> [DaisCore.Operation] {
        let payload: [JSONValue] = [.string("drop"), .number(0), .number(1), .number(2), .bool(false), .array([])]
        return screen.send(.drop, to: screen.tree.root.children[0], .array(payload + [.bool(true)]))
    }

    private func send(_ name: String, _ text: String, _ screen: Screen) throws {
        let token = try #require(screen.scope.files.openImport)
        let upload = try screen.scope.files.begin(
            token, name: name, mimeType: nil, bytes: text.utf8.count, limits: FileLimits())
        try Data(text.utf8).write(to: upload.file)
        #expect(upload.finish())
    }

    @Test("the server names an address for the files, and the app gets their addresses when all are there")
    func addresses() throws {
        let screen = Screen {
            Text("zone").dropDestination(for: URL.self) { urls, place in
                for url in urls {
                    notes.add("\(url.lastPathComponent) \((try? String(contentsOf: url, encoding: .utf8)) ?? "none")")
                }
                return true
            }
        }
        let zone = screen.tree.root.children[0]
        let operations = dropped(screen)
        let token = try #require(screen.scope.files.openImport)
        let address = "\(screen.scope.files.address)/\(token)"
        #expect(operations == [.attribute(zone.id, name: "data-upload", value: address)])
        try send("a.txt", "one", screen)
        try send("b.bin", "two", screen)
        #expect(notes.take() == [])
        #expect(screen.send(.files, to: zone, .number(2)) == [.attribute(zone.id, name: "data-upload", value: nil)])
        #expect(notes.take() == ["a.txt one", "b.bin two"])
        #expect(screen.scope.files.openImport == nil)
        screen.send(.files, to: zone, .number(2))
        #expect(notes.take() == [])
    }

    @Test("without a list of the app, the view shows that files arrive, and then no more")
    func arriving() throws {
        let screen = Screen {
            Text("zone").dropDestination(for: URL.self) { urls, _ in
                notes.add("\(urls.count)")
                return true
            }
        }
        let zone = screen.tree.root.children[0]
        _ = dropped(screen)
        #expect(zone.attribute("data-arriving") == nil)
        let token = try #require(screen.scope.files.openImport)
        let upload = try screen.scope.files.begin(
            token, name: "a.txt", mimeType: nil, bytes: 1, part: FilePart(index: 0, count: 1, totalBytes: 1),
            limits: FileLimits())
        screen.settle()
        #expect(zone.attribute("data-arriving") == "")
        try Data("a".utf8).write(to: upload.file)
        upload.stored(upTo: 1)
        #expect(upload.finish())
        screen.settle()
        #expect(zone.attribute("data-arriving") == nil)
        #expect(notes.take() == ["1"])
    }

    @Test("a file is content of its type")
    func contents() async throws {
        let screen = Screen {
            Text("zone").dropDestination(for: String.self) { texts, _ in
                notes.add("\(texts)")
                return true
            }
        }
        _ = dropped(screen)
        let token = try #require(screen.scope.files.openImport)
        #expect(throws: FileRefusal.refused(.wrongType(name: "a.png"))) {
            try screen.scope.files.begin(token, name: "a.png", mimeType: nil, bytes: 1, limits: FileLimits())
        }
        screen.send(.files, to: screen.tree.root.children[0], .bool(false))
        #expect(notes.take() == [], "a file of another type is none")
        _ = dropped(screen)
        try send("a.txt", "words", screen)
        screen.send(.files, to: screen.tree.root.children[0], .number(1))
        await screen.settleTasks { !notes.list.isEmpty }
        #expect(notes.take() == ["[\"words\"]"])
    }

    @Test("files that did not arrive are gone, and so is the room that they took")
    func incomplete() throws {
        let screen = Screen { Text("zone").dropDestination(for: URL.self) { _, _ in true } }
        _ = dropped(screen)
        try send("a.txt", "one", screen)
        #expect(screen.scope.files.bytes > 0)
        screen.send(.files, to: screen.tree.root.children[0], .bool(false))
        #expect(screen.scope.files.bytes == 0)
        _ = dropped(screen)
        try send("a.txt", "one", screen)
        _ = dropped(screen)
        #expect(screen.scope.files.bytes == 0, "another drop takes the place of the first")
    }

    @Test("a view that goes away gives up its files")
    func unmounted() throws {
        struct Zone: View {
            @State private var isShown = true
            var body: some View {
                if isShown { Text("zone").dropDestination(for: URL.self) { _, _ in true } }
                Button("Hide") { isShown = false }
            }
        }
        let screen = Screen { Zone() }
        _ = dropped(screen)
        try send("a.txt", "one", screen)
        screen.button("Hide").tap()
        #expect(screen.scope.files.openImport == nil)
        #expect(screen.scope.files.bytes == 0)
    }
}
