// SPDX-License-Identifier: Apache-2.0

/// A place for modals inside the app. The window is one by itself, so most apps need none.
///
/// ```swift
/// HStack {
///     Sidebar()
///     ModalHost { Detail() }  // what Detail presents stays in Detail's frame
/// }
/// ```
/// Hosts nest. A modal goes to the nearest host around the view that presents it whose filter takes it. When a host goes,
/// what it shows goes with it without motion.
nonisolated public struct ModalHost<Content: View>: View, BuiltInView {
    private let content: Content
    private let filter: ModalPresentationFilter

    /// - Parameters:
    ///   - presentationFilter: which modals stay here.
    ///   - content: the views that this host is for.
    public init(
        presentationFilter: ModalPresentationFilter = .passThroughToasts, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        filter = presentationFilter
    }

    @MainActor public var body: some View {
        HostingView(content: content, accepts: { [filter] in filter.accepts($0.info) }, isLastResort: true)
    }
}

extension View {
    /// Makes this view a host of modals.
    nonisolated public func modalHost(
        presentationFilter: ModalPresentationFilter = .passThroughToasts
    ) -> some View {
        ModalHost(presentationFilter: presentationFilter) { self }
    }

    /// Makes this view a host of those modals that carry a mark; the others go on to the next host.
    nonisolated public func modalHost<Key: UniqueModalInfoKey>(
        presentingOnlyModalsContaining key: Key.Type
    ) -> some View {
        modalHost(presentationFilter: .containsUniqueKey(key))
    }
}
