// SPDX-License-Identifier: Apache-2.0

extension ModalPresenter {
    /// Presents a custom modal in a layer, and waits for its answer.
    ///
    /// ```swift no-compile: `Card` is in docs/PresentationHost.md
    /// let result = await modalPresenter.present(id: "color", returning: Color.self) { isPresented in
    ///     Card(isPresented: isPresented) { ColorList() }
    /// }
    /// ```
    /// The modal plays its own entry and exit, as one of `presentationHost(layerID:id:)` does. The binding is `true` until
    /// the exit begins; the content sets it to `false` for a press on the dimming view. The content answers with
    /// ``EnvironmentValues/presentationAnswer``. The wait ends when the exit begins: with an answer, with a dismissal, for
    /// example because the presenting view is removed, or with the task, which dismisses the modal.
    ///
    /// - Parameters:
    ///   - layerID: The layer's name from `presentationHostLayer(id:)`.
    ///   - id: An id that is unique in the layer. Where a modal with this id is shown, the answer is
    ///     `.dismissed(.rejected)`.
    ///   - uiModel: The alignment and the dimming color.
    ///   - answer: The type of the answer.
    ///   - content: A closure that makes the modal from a binding that dismisses it.
    @discardableResult
    public func present<Content: View, Answer: Sendable>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), returning answer: Answer.Type,
        @ViewBuilder content: @escaping (Binding<Bool>) -> Content
    ) async -> PresentationResult<Answer> {
        await result(answer) {
            let signals = ModalSignals()
            return PresentedItem { item, viewPresentations, _ in
                let isPresented = Binding<Bool>(
                    unsafeGet: { [weak item] in item?.record.canLeave ?? false },
                    set: { [weak viewPresentations, weak item] shown, _ in
                        guard !shown, let item, item.record.canLeave else { return }
                        viewPresentations?.remove(item, .programmatic)
                    })
                var descriptor = PresentationDescriptor.hosted(
                    LayerAddress(id: layerID), id, uiModel, signals, key: PresentationKey(item.key),
                    withdraw: { [weak viewPresentations, weak item] in
                        guard let item else { return }
                        viewPresentations?.remove(item, item.reason ?? (item.isShown ? .hostRemoved : .rejected))
                    },
                    content: { [weak item] in
                        item?.isShown = true
                        return AnyView(content(isPresented))
                    })
                descriptor.isIndependent = true
                descriptor.answer = item.answer
                descriptor.onRefuse = { [weak item] in item?.reason = $0 }
                descriptor.tell(DismissalHandlers(will: { [weak item] in item?.reason = $0 }))
                descriptor.tell(
                    DismissalHandlers(
                        will: { [record = item.record] in record.leaves($0) },
                        did: { [record = item.record] in record.finish($0) }))
                return descriptor
            }
        }
    }
}
