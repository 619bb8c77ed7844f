// SPDX-License-Identifier: Apache-2.0

/// A token of ``ModalListObserver``. When it is released, on any thread, the observation ends and its modals are
/// dismissed.
///
/// ```swift
/// @State private var observation: ModalListObservationLifetime?
/// observation = modalListObserver.observe(checkout.renderings)
/// ```
public final class ModalListObservationLifetime: Sendable {
    let list: ObservedList?

    init(_ list: ObservedList?) { self.list = list }

    /// Ends the observation. Further calls have no effect.
    public func stopObserving() {
        guard let list else { return }
        MainTurn.run { list.stop() }
    }

    deinit { stopObserving() }
}

/// The current list of one observed source.
@MainActor
final class ObservedList {
    private var list = ModalList()
    private var provider: (any ModalListProvider)?
    /// Indicates whether the provider is being asked, so that its own change notifications are ignored.
    private var isAsking = false
    private(set) var isOver = false
    /// The observed object, if the source is one. Observing it again continues the same observation.
    let source: AnyObject?
    weak var token: ModalListObservationLifetime?
    let number: Int
    private weak var viewPresentations: ViewPresentations?
    private var end: (() -> Void)?

    private static var count = 0

    init(_ source: AnyObject?, at viewPresentations: ViewPresentations) {
        self.source = source
        self.viewPresentations = viewPresentations
        Self.count += 1
        number = Self.count
    }

    func show(_ rendering: ModalsRendering) {
        list = ModalList(rendering)
        viewPresentations?.listChanged()
    }

    func follow(_ provider: any ModalListProvider) {
        self.provider = provider
        viewPresentations?.listChanged()
    }

    func providerChanged() {
        if !isOver, !isAsking { viewPresentations?.listChanged() }
    }

    /// Returns the current list. The presenter is evaluated again when values that the provider reads change.
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
        viewPresentations?.remove(self)
    }

    func whenOver(_ action: @escaping () -> Void) {
        if isOver { action() } else { end = action }
    }

    /// Consumes a sequence until it ends. An error ends it, too, and is logged.
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
