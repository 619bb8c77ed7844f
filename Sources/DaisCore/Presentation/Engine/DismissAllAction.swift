// SPDX-License-Identifier: Apache-2.0

/// An action that dismisses everything that is presented in the nearest host.
///
/// ```swift
/// struct StartAgain: View {
///     @Environment(\.dismissAll) private var dismissAll
///
///     var body: some View {
///         Button("Start Again") { dismissAll() }
///     }
/// }
/// ```
/// The host is the window, or the `PresentationHost`, `ModalHost` or `modalHost()` around the view; `inLayer:` names a
/// layer. Toasts stay. The exits start together, for the reason `programmatic`, and reset the bindings.
@MainActor
public struct DismissAllAction {
    private let place: PresentationPlace?
    private weak var engine: PresentationEngine?

    nonisolated init(_ place: PresentationPlace?, _ engine: PresentationEngine?) {
        self.place = place
        self.engine = engine
    }

    /// Dismisses all presentations of the nearest host. Call the action like a function: `dismissAll()`.
    public func callAsFunction() { end() }

    /// Dismisses all modals of a named layer.
    public func callAsFunction(inLayer id: String?) {
        end { $0.descriptor.layer == LayerAddress(id: id) }
    }

    /// Dismisses all presentations of the nearest host, from the top down, unless one of them has to stay.
    ///
    /// ```swift
    /// struct Inbox: View {
    ///     @State private var path: [Int] = []
    ///     @Environment(\.dismissAll) private var dismissAll
    ///
    ///     var body: some View {
    ///         NavigationStack(path: $path) { InboxView() }
    ///             .onOpenURL { url in
    ///                 Task {
    ///                     guard await dismissAll.ifAllowed() else { return }
    ///                     path = url.pathComponents.compactMap { Int($0) }
    ///                 }
    ///             }
    ///     }
    /// }
    /// ```
    /// A link or a notification first closes what is open. A presentation whose content disables Escape or going back
    /// stays, with all below it, and its closure for attempts is called. One with a
    /// `dismissalConfirmationDialog` asks, and the call waits for the
    /// answer. Canceling the task leaves what is still open.
    ///
    /// - Returns: `true` if nothing is open any more.
    public func ifAllowed() async -> Bool {
        while !Task.isCancelled {
            switch dismissTopmost() {
            case .isGone: continue
            case .nothing:
                callAsFunction()
                return true
            case .stays: return false
            case .asks(let end, let isLeaving):
                for await _ in end {}
                guard isLeaving() else { return false }
            }
        }
        return false
    }

    /// The result of an attempt to dismiss a presentation.
    private enum Attempt {
        case nothing, isGone, stays
        /// The user is asked. The stream ends with the question, and then the closure returns whether the presentation
        /// leaves.
        case asks(AsyncStream<Never>, () -> Bool)
    }

    /// Dismisses the topmost presentation if it is allowed. No reference to it is left while a question is open, because
    /// its session may end, and with it the question.
    private func dismissTopmost() -> Attempt {
        guard let machine = endings().last(where: { $0.state.isMounted && !$0.isLeaving }) else { return .nothing }
        if machine.composer.isGuarded {
            engine?.tracker.attempted(machine, .back)
            for attempt in machine.composer.attempts { attempt(.back) }
            return .stays
        }
        guard let stream = ask(machine) else {
            machine.exit(.programmatic)
            return .isGone
        }
        return .asks(stream) { [weak engine, weak machine] in
            engine != nil && machine.map { $0.isLeaving || $0.state == .removed } ?? true
        }
    }

    /// Presents the question of a presentation, and returns a stream that ends with it.
    private func ask(_ machine: PresentationMachine) -> AsyncStream<Never>? {
        guard let question = machine.composer.question else { return nil }
        let (consent, stream) = DismissalConsent.expected()
        question(consent)
        return stream
    }

    private func isInHost(_ machine: PresentationMachine) -> Bool { machine.place === (place ?? engine?.window) }

    private func endings(_ isMeant: ((PresentationMachine) -> Bool)? = nil) -> [PresentationMachine] {
        guard let engine else { return [] }
        return engine.machines.filter { (isMeant ?? isInHost)($0) && $0.rank != .toasts && $0.rank != .columns }
    }

    private func end(_ isMeant: ((PresentationMachine) -> Bool)? = nil) {
        for machine in endings(isMeant).reversed() where !machine.isLeaving {
            if machine.state.isMounted { machine.exit(.programmatic) } else { machine.descriptor.withdraw() }
        }
    }
}

extension EnvironmentValues {
    /// Dismisses everything that is presented in the nearest host.
    public var dismissAll: DismissAllAction {
        let session = SessionContext.current, space = self[HostSpaceKey.self]
        return MainActor.assumeIsolated { DismissAllAction(space?.place, session?.tree?.presentations) }
    }
}
