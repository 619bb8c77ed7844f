// SPDX-License-Identifier: Apache-2.0

/// Receives reports about a scroll view: about the first in a view that asks for it, which is the outermost.
@MainActor
final class ScrollObserver: ScrollLink {
    /// The kinds of reports.
    enum Subject: String { case geometry, phase }

    fileprivate(set) var subject = Subject.geometry
    /// Handles the reports. Those of content that is only prepared wait until it is shown.
    var receive: (EventPayload) -> Void = { _ in }
    private var held: EventPayload?

    /// Handles a report of the browser: the subject, and what belongs to it.
    func handle(_ payload: EventPayload) {
        guard let view, view.isMounted, payload[0].string == subject.rawValue else { return }
        guard let effects = view.heldEffects else { return receive(payload) }
        if held == nil {
            effects.add { [weak self] in
                if let last = self?.held { self?.receive(last) }
                self?.held = nil
            }
        }
        held = payload
    }
}

/// The observers of the first scroll view in a view, outermost first.
nonisolated struct ScrollObservers: Equatable {
    var list: [ScrollObserver] = []

    static func == (a: Self, b: Self) -> Bool { a.list.elementsEqual(b.list, by: ===) }
}

/// Passes an observer to the scroll view.
nonisolated struct ScrollObserverModifier: ViewModifier, BuiltInModifier {
    let subject: ScrollObserver.Subject
    let receive: (EventPayload) -> Void
    @State private var observer = ScrollObserver()

    @MainActor func body(content: Content) -> some View {
        observer.subject = subject
        observer.receive = receive
        return content.transformEnvironment(\.scrollObservers) { [observer] in $0.list.append(observer) }
    }
}

private struct ScrollObserversKey: EnvironmentKey { static var defaultValue: ScrollObservers { ScrollObservers() } }

extension EnvironmentValues {
    var scrollObservers: ScrollObservers {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}
