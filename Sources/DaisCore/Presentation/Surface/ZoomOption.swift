// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the transition of the page, sheet or cover with this content.
    ///
    /// ```swift
    /// @Namespace private var photos
    ///
    /// Button { isOpen = true } label: { Thumbnail() }
    ///     .matchedTransitionSource(id: "photo", in: photos)
    ///     .sheet(isPresented: $isOpen) {
    ///         Photo().navigationTransition(.zoom(sourceID: "photo", in: photos))
    ///     }
    /// ```
    ///
    /// A page uses the default transition while its source is not visible.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        presentationOption(ZoomOption(source: style._zoom))
            .transformPreference(NavigationItemKey.self) { $0.zoom = style._zoom }
    }
}

nonisolated struct ZoomOption: PresentationOption {
    let source: _ZoomSource?

    @MainActor func apply(to layer: inout LayerDescription) {
        guard let source, let tree = SessionContext.current?.tree else { return }
        layer.overlay.attribute(AttributeName.zoom, tree.matches.name(of: source.key))
    }
}

/// The zoom source of a pushed page does not reach the sheet around the stack.
extension PresentationOptionsKey: PageBoundPreferenceKey {
    static func aroundPage(_ value: PresentationOptions) -> PresentationOptions { value.without(ZoomOption.self) }
}
