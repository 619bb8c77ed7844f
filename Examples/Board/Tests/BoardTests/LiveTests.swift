// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import SwiftUI
import Testing

@testable import Board

@MainActor
@Suite("live")
struct LiveTests {
    private func wait(_ condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(10)
        while !condition(), .now < end { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(condition())
    }

    private func viewer(_ id: Int64, _ name: String, isEditing: Bool = false) -> Viewer {
        let person = Person(id: id, name: name, email: "", role: .member, isActive: true)
        return Viewer(person: person, cardID: 7, isEditing: isEditing)
    }

    @Test("each process shows the people of the others, also of those that were there before it")
    func processes() async {
        let broadcast = InProcessBroadcast()
        let first = Presence(board: 1, process: "first", broadcast: broadcast)
        let session = UUID()
        first.look(viewer(1, "Ada"), session: session)
        let second = Presence(board: 1, process: "second", broadcast: broadcast)
        let seen = second.people(at: 7)
        await wait { seen.viewers.map(\.words) == ["Ada is looking"] }
        second.look(viewer(2, "Rob", isEditing: true), session: UUID())
        await wait { first.people(at: 7).viewers(except: 1).map(\.words) == ["Rob is editing"] }
        first.look(nil, session: session)
        await wait { seen.viewers.map(\.words) == ["Rob is editing"] }
    }

    @Test("the people of a process that ends without a word are gone after a while, and others stay")
    func killed() async {
        let broadcast = InProcessBroadcast()
        let watcher = Presence(board: 1, process: "watcher", broadcast: broadcast, beat: .milliseconds(200))
        let staying = Presence(board: 1, process: "staying", broadcast: broadcast, beat: .milliseconds(50))
        staying.look(viewer(2, "Rob"), session: UUID())
        var killed: Presence? = Presence(board: 1, process: "killed", broadcast: broadcast, beat: .milliseconds(50))
        killed?.look(viewer(1, "Ada"), session: UUID())
        let seen = watcher.people(at: 7)
        await wait { seen.viewers.map(\.person.name) == ["Ada", "Rob"] }
        killed = nil
        await wait { seen.viewers.map(\.person.name) == ["Rob"] }
    }

    @Test("a page that continues in another process is there once, and leaves with what the new process says")
    func moved() async {
        let broadcast = InProcessBroadcast()
        let watcher = Presence(board: 1, process: "watcher", broadcast: broadcast)
        let killed = Presence(board: 1, process: "killed", broadcast: broadcast)
        let fresh = Presence(board: 1, process: "fresh", broadcast: broadcast)
        let (session, seen) = (UUID(), watcher.people(at: 7))
        killed.look(viewer(1, "Ada", isEditing: true), session: session)
        await wait { seen.viewers.map(\.words) == ["Ada is editing"] }
        fresh.look(viewer(1, "Ada"), session: session)
        await wait { seen.viewers.map(\.words) == ["Ada is looking"] }
        fresh.look(nil, session: session)
        await wait { seen.viewers.isEmpty }
        // It may also continue in the process that has watched it.
        killed.look(viewer(1, "Ada"), session: session)
        await wait { !seen.viewers.isEmpty }
        watcher.look(viewer(1, "Ada"), session: session)
        watcher.look(nil, session: session)
        #expect(seen.viewers.isEmpty)
    }

    @Test("a person with a card in two tabs is shown once, as editing if one of them edits")
    func tabs() {
        let presence = Presence(board: 1, process: "only", broadcast: InProcessBroadcast())
        presence.look(viewer(1, "Ada"), session: UUID())
        presence.look(viewer(1, "Ada", isEditing: true), session: UUID())
        #expect(presence.people(at: 7).viewers(except: 2).map(\.words) == ["Ada is editing"])
        #expect(presence.people(at: 7).viewers(except: 1).isEmpty)
    }

    @Test("all who wish to load a board at once share one load that begins after the running one")
    func loads() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let board = LiveBoard(id: fixture.board, store: fixture.store)
        // All tasks wait for the main actor before the first load can end there.
        let tasks = (0..<50).map { _ in Task { await board.reload() } }
        for task in tasks { await task.value }
        #expect(board.revision <= 2)
        _ = try await fixture.card("Plant")
        await board.reload()
        #expect(board.contents?.cards.map(\.title) == ["Plant"])
    }

    @Test("whoever has added a card sees it, however many others add cards at the same time")
    func order() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let board = LiveBoard(id: fixture.board, store: fixture.store)
        let missing = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<100 {
                group.addTask {
                    guard let id = try? await fixture.card("card \(index)") else { return true }
                    await board.changed()
                    return await board.card(id) == nil
                }
            }
            var missing = 0
            for await isMissing in group where isMissing { missing += 1 }
            return missing
        }
        #expect(missing == 0)
        #expect(board.contents?.cards.count == 100)
    }

    @Test("the list of those who are logged in has no outdated login and no outdated right")
    func members() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let store = fixture.store
        let tokens = [
            try await store.addLogin(of: fixture.ada, agent: ""),
            try await store.addLogin(of: fixture.reader, agent: ""),
        ]
        let first = try #require(try await store.member(of: tokens[0]))
        let second = try #require(try await store.member(of: tokens[1]))
        var known = try await store.members()
        #expect(known.members[first.loginID] == first && known.members[second.loginID] == second)
        #expect(known.newest == second.loginID)
        try await store.setRole(.member, of: fixture.reader, by: fixture.admin)
        try await store.endLogin(first.loginID, by: fixture.ada)
        known = try await store.members()
        #expect(known.members[first.loginID] == nil)
        #expect(known.members[second.loginID]?.role == .member && known.newest == second.loginID)
    }
}
