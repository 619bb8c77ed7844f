// SPDX-License-Identifier: Apache-2.0

/// Receives reports about a scroll view: about the first in a view that asks for it, which is the outermost.
@MainActor
final class ScrollObserver: ScrollLink {
    /// The kinds of reports.
    enum Subject: Hashable {
        case geometry, phase
        /// The views of the target layout of which a share, as CSS writes it, is in sight.
        case targets(share: String)

        /// The word for the subject in an attribute and in its reports.
        var word: String {
            switch self {
            case .geometry: "geometry"
            case .phase: "phase"
            case .targets(let share): share
            }
        }

        /// The attribute that asks for the reports.
        var attribute: String {
            if case .targets = self { AttributeName.seen } else { AttributeName.observed }
        }
    }

    fileprivate(set) var subject = Subject.geometry
    /// Handles a report. The second argument returns the identifiers of the target with a number, innermost first.
    typealias Receiver = (EventPayload, _ identities: (UInt32) -> [AnyHashable]) -> Void
    var receive: Receiver = { _, _ in }
    private let held = HeldReport<EventPayload>()

    /// Handles a report of the browser: the subject, and what belongs to it.
    func handle(_ payload: EventPayload) {
        guard let view, view.isMounted, payload[0].string == subject.word else { return }
        held.pass(payload, about: view) { [weak self] payload in
            if let self, let view = self.view { receive(payload) { view.element.identities(ofTarget: $0) } }
        }
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
    let receive: ScrollObserver.Receiver
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
