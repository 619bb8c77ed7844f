// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps the view where it is while an on-screen keyboard makes the page smaller.
    ///
    /// For what stands behind a modal with a field: the modal makes room for the keyboard, the page need not move as well.
    /// - Parameters:
    ///   - regions: What the view goes under beside the keyboard.
    ///   - edges: At which edges.
    nonisolated public func withDisabledKeyboardResponsiveness(
        regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea(regions.union(.keyboard), edges: edges.union(.bottom))
    }

    /// Moves the view out of the way of an on-screen keyboard, as a ``KeyboardObserver`` says.
    nonisolated func movedByKeyboard(_ uiModel: KeyboardObserverUIModel) -> some View {
        modifier(KeyboardResponsiveModifier(uiModel: uiModel))
    }
}

/// Reads its observer apart from the content, so that a keyboard evaluates none of that.
struct KeyboardResponsiveModifier: ViewModifier {
    let uiModel: KeyboardObserverUIModel
    @State private var observer: KeyboardObserver?

    nonisolated init(uiModel: KeyboardObserverUIModel) { self.uiModel = uiModel }

    func body(content: Content) -> some View {
        content
            .offset(y: -(observer?.offset ?? 0))
            .animation(observer?.animation, value: observer?.offset)
            .onAppear { observer = observer ?? KeyboardObserver(uiModel: uiModel) }
    }
}
