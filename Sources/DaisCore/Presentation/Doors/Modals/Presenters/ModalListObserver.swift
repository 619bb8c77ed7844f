// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// Presents the lists of another object, for flows without a view.
///
/// ```swift
/// @Environment(\.modalListObserver) private var modalListObserver
/// @State private var observation: ModalListObservationLifetime?
///
/// observation = modalListObserver.observe(checkout.updates) { output in
///     if case .done = output { observation?.stopObserving() }
/// }
/// ```
/// The modals lie above those of the reading view's descendants, and below those of its presenter. Several observers of
/// one view are in the order in which they started.
@MainActor
public struct ModalListObserver {
    private let viewPresentations: ViewPresentations?

    nonisolated init(_ viewPresentations: ViewPresentations?) { self.viewPresentations = viewPresentations }

    /// Observes a sequence of lists until it ends or the token is released.
    ///
    /// - Parameters:
    ///   - renderings: The sequence. Each element replaces the previous list.
    ///   - onOutput: A closure called with each list after it has been applied.
    /// - Returns: The token. Releasing it ends the observation and dismisses the modals.
    public func observe<S: AsyncSequence>(
        _ renderings: S, onOutput: @escaping @MainActor (ModalsRendering) -> Void = { _ in }
    ) -> ModalListObservationLifetime where S.Element == ModalsRendering {
        let (token, isNew) = start(renderings)
        guard isNew, let list = token.list else { return token }
        list.run(renderings) { list, rendering in
            list.show(rendering)
            onOutput(rendering)
        }
        return token
    }

    /// Observes a sequence of lists and outputs.
    ///
    /// - Parameters:
    ///   - updates: The sequence.
    ///   - onOutput: A closure called with each output.
    /// - Returns: The token. Releasing it ends the observation and dismisses the modals.
    public func observe<S: AsyncSequence, Output>(
        _ updates: S, onOutput: @escaping @MainActor (Output) -> Void
    ) -> ModalListObservationLifetime where S.Element == ModalsUpdate<Output> {
        let (token, isNew) = start(updates)
        guard isNew, let list = token.list else { return token }
        list.run(updates) { list, update in
            switch update {
            case .rendering(let rendering): list.show(rendering)
            case .output(let output): onOutput(output)
            }
        }
        return token
    }

    /// Observes a publisher of lists until it finishes or the token is released.
    public func observe<P: Publisher>(
        _ renderings: P, onOutput: @escaping @MainActor (ModalsRendering) -> Void = { _ in }
    ) -> ModalListObservationLifetime where P.Output == ModalsRendering, P.Failure == Never {
        subscribe(renderings) { list, rendering in
            list.show(rendering)
            onOutput(rendering)
        }
    }

    /// Observes a publisher of lists and outputs until it finishes or the token is released.
    public func observe<P: Publisher, Output>(
        _ updates: P, onOutput: @escaping @MainActor (Output) -> Void
    ) -> ModalListObservationLifetime where P.Output == ModalsUpdate<Output>, P.Failure == Never {
        subscribe(updates) { list, update in
            switch update {
            case .rendering(let rendering): list.show(rendering)
            case .output(let output): onOutput(output)
            }
        }
    }

    func start(_ source: Any) -> (ModalListObservationLifetime, isNew: Bool) {
        guard let viewPresentations, viewPresentations.home != nil else {
            ModalHostDiagnostics.detached(viewPresentations?.name, kind: .styledModal)
            return (ModalListObservationLifetime(nil), false)
        }
        let object = type(of: source) is AnyObject.Type ? source as AnyObject : nil
        if let object, let known = viewPresentations.lists.first(where: { $0.source === object })?.token {
            return (known, false)
        }
        let list = ObservedList(object, at: viewPresentations)
        viewPresentations.add(list)
        let token = ModalListObservationLifetime(list)
        list.token = token
        return (token, true)
    }

    private func subscribe<P: Publisher>(
        _ publisher: P, _ take: @escaping @MainActor (ObservedList, P.Output) -> Void
    ) -> ModalListObservationLifetime where P.Failure == Never {
        let (token, isNew) = start(publisher)
        guard isNew, let list = token.list else { return token }
        let cancellable = publisher.sink(
            receiveCompletion: { [weak list] _ in MainTurn.run { list?.stop() } },
            receiveValue: { [weak list] value in
                nonisolated(unsafe) let value = value
                MainTurn.run {
                    if let list, !list.isOver { take(list, value) }
                }
            })
        list.whenOver { cancellable.cancel() }
        return token
    }
}

extension EnvironmentValues {
    /// An observer that presents lists of other objects from the reading view.
    public var modalListObserver: ModalListObserver { ModalListObserver(self[ViewPresentationsKey.self]) }
}
