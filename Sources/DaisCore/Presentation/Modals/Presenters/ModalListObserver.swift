// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// Presents what somebody else lists, for as long as it is listed: for flows that have no view of their own.
///
/// ```swift
/// @Environment(\.modalListObserver) private var modalListObserver
/// @State private var observation: ModalListObservationLifetime?
///
/// observation = modalListObserver.observe(checkout.renderings) { output in
///     if case .done = output { observation?.stopObserving() }
/// }
/// ```
/// The modals stand among those of the view that reads the observer: above what the views in it present, below what its
/// presenter presents. Several observers of one view stand in the order in which they began.
@MainActor
public struct ModalListObserver {
    private let seat: PresenterSeat?

    nonisolated init(_ seat: PresenterSeat?) { self.seat = seat }

    /// Follows a sequence of lists until it ends, or the token is released.
    ///
    /// - Parameters:
    ///   - renderings: each element is everything there is to be from then on.
    ///   - onOutput: called with each rendering, after it has been taken over.
    /// - Returns: the token. Letting go of it ends the observation and dismisses what it presents.
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

    /// Follows a flow that also has results.
    ///
    /// - Parameters:
    ///   - updates: lists of what there is to be, and outputs, in order.
    ///   - onOutput: called with each output.
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

    /// Follows a publisher of lists until it finishes, or the token is released.
    public func observe<P: Publisher>(
        _ renderings: P, onOutput: @escaping @MainActor (ModalsRendering) -> Void = { _ in }
    ) -> ModalListObservationLifetime where P.Output == ModalsRendering, P.Failure == Never {
        subscribe(renderings) { list, rendering in
            list.show(rendering)
            onOutput(rendering)
        }
    }

    /// Follows a publisher that also has results.
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
        guard let seat, seat.home != nil else {
            ModalHostDiagnostics.detached(seat, kind: .styledModal)
            return (ModalListObservationLifetime(nil), false)
        }
        let object = type(of: source) is AnyObject.Type ? source as AnyObject : nil
        if let object, let known = seat.lists.first(where: { $0.source === object })?.token { return (known, false) }
        let list = ObservedList(object, at: seat)
        seat.add(list)
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
    /// Presents, from the view that reads it, what somebody else lists.
    public var modalListObserver: ModalListObserver { ModalListObserver(self[PresenterSeatKey.self]) }
}
