// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Chooses and orders the modals that the views inside present.
    ///
    /// ```swift
    /// struct Pager: View {
    ///     @State private var isCovered = false
    ///
    ///     var body: some View {
    ///         Detail()
    ///             .aggregateModals { modals in isCovered ? [] : modals }
    ///     }
    /// }
    /// ```
    /// A container hides the modals of a child that is not visible, or raises one modal above others. A modal that is left
    /// out leaves, or does not appear. Nobody is told: its list, its observer or its token still has it, and it appears
    /// again, with new state in its content, when it is chosen again. The closure is called again when a value that it
    /// has read or the list changes.
    ///
    /// Presentations of SwiftUI's modifiers, alerts and toasts are not part of the list. What the content of a modal
    /// presents follows that modal.
    ///
    /// - Parameter transform: A closure that receives the modals in their order, the topmost last, and returns those that
    ///   are presented. Modals that it did not receive are ignored.
    nonisolated public func aggregateModals(
        _ transform: @escaping ([AggregatedModal]) -> [AggregatedModal]
    ) -> some View {
        modifier(ModalAggregator(transform: transform))
    }
}

/// A modal that a view inside presents, for `aggregateModals(_:)`.
///
/// ```swift
/// Detail().aggregateModals { $0.filter { $0.info[FlowKey.self] == nil } }
/// ```
public struct AggregatedModal: Identifiable {
    /// The identity of the modal, as long as it is requested.
    public struct ID: Hashable {
        let presentation: PresentationID
    }
    /// The identity of the modal, as long as it is requested.
    public let id: ID
    /// The key in the list. A modal that was presented by a call has a key of its own.
    public let key: AnyHashable
    /// The metadata of the modal.
    public let info: ModalInfo
}

nonisolated struct ModalAggregator: ViewModifier, BuiltInModifier {
    let transform: ([AggregatedModal]) -> [AggregatedModal]
    @State private var aggregation = PresentationAggregation()

    init(transform: @escaping ([AggregatedModal]) -> [AggregatedModal]) { self.transform = transform }

    @MainActor func body(content: Content) -> some View {
        aggregation.recordRead()
        let modals = aggregation.offered.map { offer in
            AggregatedModal(
                id: AggregatedModal.ID(presentation: offer.id), key: offer.id.key.value, info: offer.info)
        }
        var seen: Set<PresentationID> = []
        aggregation.chosen = transform(modals).map(\.id.presentation).filter { seen.insert($0).inserted }
        return content.modifier(PresentationSource(descriptors: [], aggregation: aggregation))
    }
}

extension PresentationKey {
    /// The key in the list of modals.
    fileprivate var value: AnyHashable {
        switch self {
        case .only: AnyHashable(true)
        case .id(let id): AnyHashable(id)
        case .other(let value): (value.base as? ModalKey)?.key ?? value
        }
    }
}
