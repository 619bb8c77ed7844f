// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Saving and restoring presentations")
struct CoordinatorRestorationTests {
    private static let inspector = PresentationType.custom(
        CustomPresentation("inspector", like: .drawer(edge: .trailing)))

    private func coordinator() -> PresentationCoordinator {
        let coordinator = PresentationCoordinator()
        coordinator.registerContent(for: "package", types: [Self.inspector]) { entry in
            Text("package \(entry.metadata["name"] as? String ?? "?")")
        }
        coordinator.registerContent(for: "help") { _ in Text("help") }
        return coordinator
    }

    private func stored(_ coordinator: PresentationCoordinator) throws -> PresentationSnapshot {
        try JSONDecoder().decode(PresentationSnapshot.self, from: JSONEncoder().encode(coordinator.snapshot()))
    }

    @Test("presentations by name are restored in another session with type, id, order, metadata and content")
    func roundTrip() throws {
        let first = coordinator()
        let metadata: [String: any Sendable] = ["name": "swift-nio", "page": 3, "ratio": 0.5, "isNew": true]
        let package = first.present(type: Self.inspector, restorable: "package", metadata: metadata)
        first.present(type: .sheet, content: AnyView(Text("by view")))
        let help = first.present(type: .drawer(edge: .top), restorable: "help")
        let saved = try stored(first)

        let second = coordinator()
        #expect(second.restore(saved) == [package, help])
        #expect(second.presentations.map(\.type) == [Self.inspector, .drawer(edge: .top)])
        #expect(second.presentations.map(\.zIndex) == [1000, 1010])
        #expect(second.presentations[0].metadata["page"] as? Int == 3)
        #expect(second.presentations[0].metadata["ratio"] as? Double == 0.5)
        #expect(second.presentations[0].metadata["isNew"] as? Bool == true)
        let screen = Screen { Text("app").environment(\.presentationCoordinator, second) }
        #expect(screen.shows("package swift-nio"))
        #expect(screen.shows("help"))
    }

    @Test("the end of a restored presentation is told with its id")
    func dismissal() throws {
        let notes = Notes()
        let first = coordinator()
        let id = first.present(type: .sheet, restorable: "help")
        let second = coordinator()
        second.restore(try stored(first)) { notes.add("\($0)") }
        second.dismissAll()
        #expect(notes.take() == [id!.uuidString])
    }

    @Test("entries that mean nothing here are left out, the others are restored")
    func unknown() throws {
        let first = coordinator()
        first.registerContent(for: "gone") { _ in Text("gone") }
        first.present(type: .sheet, restorable: "gone")
        first.present(type: .custom(CustomPresentation("unheard")), restorable: "help")
        let help = first.present(type: .sheet, restorable: "help")
        let second = coordinator()
        #expect(second.restore(try stored(first)) == [help])
        #expect(second.restore(try stored(first)) == [])
        #expect(second.count == 1)
    }

    @Test("entries that cannot be read are left out")
    func damaged() throws {
        let text = """
            {"entries": [{"id": 4}, "nonsense", {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "type": "sheet",
             "restorationID": "help", "metadata": {}}]}
            """
        let snapshot = try JSONDecoder().decode(PresentationSnapshot.self, from: Data(text.utf8))
        #expect(coordinator().restore(snapshot).map(\.uuidString) == ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"])
    }

    @Test("metadata that cannot be stored is left out of the snapshot")
    func metadata() {
        let first = coordinator()
        first.present(type: .sheet, restorable: "help", metadata: ["a": "text", "b": [1, 2]])
        #expect(first.snapshot().entries.map { Array($0.metadata.keys) } == [["a"]])
    }

    @Test("a name nobody has registered presents nothing")
    func unregistered() {
        let coordinator = PresentationCoordinator()
        #expect(coordinator.present(type: .sheet, restorable: "nothing") == nil)
        #expect(coordinator.count == 0)
    }
}
