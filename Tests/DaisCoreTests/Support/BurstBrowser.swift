// SPDX-License-Identifier: Apache-2.0
import DaisTesting

@testable import DaisCore

/// The browser of a session that sends several events to a turn.
@MainActor
final class BurstBrowser {
    let session: Session
    let transport = RecordingTransport()
    let clock = ManualClock()
    private var sequence = 0

    init<Content: View>(
        limits: SessionLimits = SessionLimits(), share: TurnShare = TurnShare(),
        @ViewBuilder _ content: @escaping () -> Content
    ) {
        session = Session(content: RootContent(title: nil) { content() }, clock: clock, limits: limits, share: share)
        session.start(ClientHello(), transport: transport)
        _ = transport.take()
    }

    isolated deinit { session.close() }

    func element(_ matches: (Element) -> Bool) -> Element? {
        session.tree.root.descendant(where: matches) ?? session.tree.overlays.descendant(where: matches)
    }

    func id(ofButton title: String) -> UInt32 {
        element { $0.tag == .button && $0.fullText == title }?.id ?? 0
    }

    /// Queues an event. The session handles it with its next turn.
    func tell(_ id: UInt32, _ kind: EventKind = .click, _ payload: JSONValue = .null) {
        sequence += 1
        session.enqueue(.event(ClientEvent(sequence: sequence, element: id, kind: kind, payload: payload)))
    }

    /// Queues presses of one button.
    func press(_ title: String, times: Int = 1) {
        let id = id(ofButton: title)
        for _ in 0..<times { tell(id) }
    }

    /// Runs a turn, and returns whether the page has the words afterwards.
    func says(_ words: String) -> Bool {
        session.runTurn()
        return has(words)
    }

    func has(_ words: String) -> Bool {
        session.tree.root.markup.contains(">\(words)<") || session.tree.overlays.markup.contains(">\(words)<")
    }
}
