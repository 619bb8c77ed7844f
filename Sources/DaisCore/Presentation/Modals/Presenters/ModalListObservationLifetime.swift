// SPDX-License-Identifier: Apache-2.0

/// Keeps an observation of ``ModalListObserver``. When the last reference goes, on whatever thread, the observation ends
/// and what it presents is dismissed.
public final class ModalListObservationLifetime: Sendable {
    let list: ObservedList?

    init(_ list: ObservedList?) { self.list = list }

    /// Ends the observation. May be called any number of times.
    public func stopObserving() {
        guard let list else { return }
        MainTurn.run { list.stop() }
    }

    deinit { stopObserving() }
}

/// What one source lists at the moment.
@MainActor
final class ObservedList {
    private var list = ModalList()
    private var provider: (any ModalListProvider)?
    /// Whether the provider is being asked; what it says of itself meanwhile is part of the answer.
    private var isAsking = false
    private(set) var isOver = false
    /// What is observed, if it is an object: observed again it is the same observation.
    let source: AnyObject?
    weak var token: ModalListObservationLifetime?
    let number: Int
    private weak var seat: PresenterSeat?
    private var end: (() -> Void)?

    private static var count = 0

    init(_ source: AnyObject?, at seat: PresenterSeat) {
        self.source = source
        self.seat = seat
        Self.count += 1
        number = Self.count
    }

    func show(_ rendering: ModalsRendering) {
        list = ModalList(rendering)
        seat?.listChanged()
    }

    func follow(_ provider: any ModalListProvider) {
        self.provider = provider
        seat?.listChanged()
    }

    func providerChanged() {
        if !isOver, !isAsking { seat?.listChanged() }
    }

    /// What there is to be now. What a provider reads for it evaluates the presenter again.
    func current(in environment: EnvironmentValues) -> ModalList {
        guard let provider, !isOver else { return list }
        isAsking = true
        defer { isAsking = false }
        provider.update(environment: environment)
        return provider.aggregateModalList()
    }

    func stop() {
        guard !isOver else { return }
        isOver = true
        end?()
        end = nil
        list = ModalList()
        provider = nil
        seat?.remove(self)
    }

    func whenOver(_ action: @escaping () -> Void) {
        if isOver { action() } else { end = action }
    }

    /// Takes what a sequence says until it ends. A failure is its end, and is logged.
    func run<S: AsyncSequence>(_ sequence: S, _ take: @escaping @MainActor (ObservedList, S.Element) -> Void) {
        let task = Task { @MainActor [weak self] in
            do {
                for try await element in sequence {
                    guard let self, !self.isOver else { return }
                    take(self, element)
                }
            } catch {
                Diagnostics.warn(
                    "A list of modals that is observed has failed: \(error).",
                    remedy: "Let the sequence end instead; what it presented is dismissed either way.")
            }
            self?.stop()
        }
        whenOver { task.cancel() }
    }
}
