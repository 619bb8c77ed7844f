// SPDX-License-Identifier: Apache-2.0

/// The view of an item, released when the last session that made or displayed it has ended.
///
/// A displayer keeps its item, the item keeps its view, and most views keep their displayer. Without a session that
/// displays it, nothing could end this cycle.
///
/// Items may be made anywhere. Everything after that happens on the main actor.
nonisolated final class DisplayedView: @unchecked Sendable {
    private(set) var view: (any View)?
    private var holders = SessionHolders()
    private weak var known: SessionScope?

    static let nothing = DisplayedView()

    init(_ view: any View) {
        self.view = view
        guard MainTurn.isInside, let session = SessionContext.current else { return }
        MainActor.assumeIsolated { beHeld(by: session) }
    }

    private init() {}

    /// Adds the current session to those that hold the view. The rendering of a first page holds only what it has made
    /// itself, because the same item is displayed again when the session begins.
    func beDisplayed() {
        MainActor.assumeIsolated {
            guard let session = SessionContext.current, session.tree?.runsEffects == true else { return }
            beHeld(by: session)
        }
    }

    @MainActor private func beHeld(by session: SessionScope) {
        // Nearly every item is displayed by the session that made it, in one body after another.
        guard view != nil, known !== session else { return }
        known = session
        holders.add(session)
        session.tell(self)
    }
}

extension DisplayedView: SessionKeeper {
    @MainActor func sessionEnded(_ session: SessionScope) {
        if holders.lose(session) { view = nil }
    }
}
