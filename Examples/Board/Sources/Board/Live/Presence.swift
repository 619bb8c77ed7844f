// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The people who have a card of a board open, in all processes.
///
/// Each process tells the others of its own people: when that changes, when a process asks, and every few seconds while
/// there are any. A process of which nothing is heard for three times as long has ended, and its people are gone. A
/// page that continues in another process is known there by the same name, and is gone from the first one at once.
@MainActor
final class Presence {
    /// The people of one process.
    private struct News: Codable {
        let process: String
        let viewers: [UUID: Viewer]
        /// Asks the other processes for their people.
        var asks = false
    }

    private struct Process {
        var viewers: [UUID: Viewer]
        var heard: ContinuousClock.Instant
    }

    static let thisProcess = UUID().uuidString

    private let topic: String
    private let process: String
    private let broadcast: any Broadcast
    private let beat: Duration
    private var own: [UUID: Viewer] = [:]
    private var others: [String: Process] = [:]
    private var cards: [Int64: CardPresence] = [:]
    private var tasks: [Task<Void, Never>] = []
    private var names: [UUID: Held] = [:]

    private struct Held {
        weak var name: PageName?
    }

    /// - Parameters:
    ///   - board: The number of the board.
    ///   - process: A name of this process that no other one has.
    ///   - broadcast: The way to the other processes.
    ///   - beat: The time between two reports.
    init(
        board: Int64, process: String = thisProcess, broadcast: any Broadcast = Sharing.broadcast,
        beat: Duration = .seconds(10)
    ) {
        topic = "board-\(board)-people"
        (self.process, self.broadcast, self.beat) = (process, broadcast, beat)
        let events = broadcast.events(of: topic)
        tasks = [
            Task { [weak self] in
                for await event in events { self?.receive(event) }
            },
            Task { [weak self] in
                while (try? await Task.sleep(for: beat)) != nil { self?.report() }
            },
        ]
        tell(asking: true)
    }

    isolated deinit { for task in tasks { task.cancel() } }

    /// The people at a card. A view that reads them is evaluated again when they change.
    func people(at card: Int64) -> CardPresence {
        if let found = cards[card] { return found }
        let made = CardPresence()
        made.viewers = Self.sorted(viewers.filter { $0.cardID == card })
        cards[card] = made
        return made
    }

    /// Returns the name of a page that continues under a former name. A page whose tab was duplicated gets one of its own,
    /// because both tabs have kept the name.
    func name(continuing former: UUID?) -> PageName {
        names = names.filter { $0.value.name != nil }
        let name = PageName(id: former.flatMap { names[$0] == nil ? $0 : nil } ?? UUID())
        names[name.id] = Held(name: name)
        return name
    }

    /// Notes that a session looks at a card, at another one, or at none.
    func look(_ viewer: Viewer?, session: UUID) {
        guard own[session] != viewer else { return }
        own[session] = viewer
        forget([session], except: process)
        show()
        tell()
    }

    private var viewers: [Viewer] {
        own.values + others.values.flatMap { $0.viewers.filter { own[$0.key] == nil }.values }
    }

    private static func sorted(_ viewers: [Viewer]) -> [Viewer] {
        viewers.sorted { ($0.person.name, $0.person.id) < ($1.person.name, $1.person.id) }
    }

    /// Forgets sessions in all processes but the one that they have moved to.
    private func forget(_ sessions: some Sequence<UUID>, except owner: String) {
        for process in others.keys where process != owner {
            for session in sessions { others[process]?.viewers[session] = nil }
        }
    }

    private func receive(_ event: BroadcastEvent) {
        guard case .message(let text) = event else { return tell(asking: true) }
        guard let news = try? JSONDecoder().decode(News.self, from: Data(text.utf8)), news.process != process else {
            return
        }
        forget(news.viewers.keys, except: news.process)
        others[news.process] = news.viewers.isEmpty ? nil : Process(viewers: news.viewers, heard: .now)
        if news.asks, !own.isEmpty { tell() }
        show()
    }

    private func report() {
        let count = others.count
        others = others.filter { $0.value.heard + beat * 3 > .now }
        if others.count != count { show() }
        if !own.isEmpty { tell() }
    }

    private func tell(asking: Bool = false) {
        let news = News(process: process, viewers: own, asks: asking)
        guard let data = try? JSONEncoder().encode(news) else { return }
        broadcast.publish(String(decoding: data, as: UTF8.self), to: topic)
    }

    private func show() {
        let found = Dictionary(grouping: viewers, by: \.cardID)
        for (id, card) in cards {
            let viewers = Self.sorted(found[id] ?? [])
            if card.viewers != viewers { card.viewers = viewers }
        }
    }
}

/// The name of a page among those of all processes, which is the page's for as long as it holds it.
final class PageName: Sendable {
    let id: UUID

    fileprivate init(id: UUID) { self.id = id }
}

/// The people who have one card open, one entry for each of their pages.
@MainActor @Observable
final class CardPresence {
    fileprivate(set) var viewers: [Viewer] = []

    /// The people, each once, without one of them.
    func viewers(except person: Int64) -> [Viewer] {
        var found: [Viewer] = []
        for viewer in viewers where viewer.person.id != person {
            guard let index = found.firstIndex(where: { $0.person.id == viewer.person.id }) else {
                found.append(viewer)
                continue
            }
            if viewer.isEditing { found[index] = viewer }
        }
        return found
    }
}

/// A person who has a card open.
struct Viewer: Codable, Equatable, Sendable {
    let person: Person
    let cardID: Int64
    var isEditing: Bool

    var words: String { isEditing ? "\(person.name) is editing" : "\(person.name) is looking" }
}
