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
///
/// A host that is all there is on a page, or in a sheet, is as large as that. One around a view in which nothing could be
/// read, a card or a button, lays its modals out in the frame of the host around it.
///
/// Toasts go on to the window, unless the host keeps them:
/// ```swift
/// ModalHost(toastContainerStyle: ToastContainerStyle(placement: .top), shouldPassthroughToasts: false) { Detail() }
/// ```
nonisolated public struct ModalHost<Content: View>: View, BuiltInView {
    private let content: Content
    private let filter: ModalPresentationFilter
    private let settings: HostSettings

    /// - Parameters:
    ///   - presentationFilter: which modals stay here.
    ///   - presentationSpace: where those that stay are laid out.
    ///   - toastContainerStyle: how toasts from in here stand; without one as around this host.
    ///   - shouldPassthroughToasts: whether toasts go on to the window. A host that keeps them may cut them off, and takes
    ///     them along when it goes.
    ///   - content: the views that this host is for.
    public init(
        presentationFilter: ModalPresentationFilter = .passThroughToasts,
        presentationSpace: ModalPresentationSpace = .automatic, toastContainerStyle: ToastContainerStyle? = nil,
        shouldPassthroughToasts: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        filter = presentationFilter
        settings = HostSettings(
            space: presentationSpace, keepsToasts: !shouldPassthroughToasts, toastStyle: toastContainerStyle,
            isLastResort: true)
    }

    @MainActor public var body: some View {
        HostingView(content: content, accepts: { [filter] in filter.accepts($0.info) }, settings: settings)
    }
}

/// Where a host's modals are laid out: what their sizes are parts of, and what they cover.
public enum ModalPresentationSpace: Hashable, Sendable {
    /// In the host's own frame; in that of the host around it where the own is narrower than 240 points or lower than 160.
    case automatic
    /// In the host's own frame, however small that is.
    case host
    /// In the frame of the host around it, or in the window if there is none.
    case ancestor
    /// In the window.
    case window
}

extension View {
    /// Makes this view a host of modals.
    nonisolated public func modalHost(
        presentationFilter: ModalPresentationFilter = .passThroughToasts,
        presentationSpace: ModalPresentationSpace = .automatic, toastContainerStyle: ToastContainerStyle? = nil,
        shouldPassthroughToasts: Bool = true
    ) -> some View {
        ModalHost(
            presentationFilter: presentationFilter, presentationSpace: presentationSpace,
            toastContainerStyle: toastContainerStyle, shouldPassthroughToasts: shouldPassthroughToasts
        ) { self }
    }

    /// Makes this view a host of those modals that carry a mark; the others go on to the next host.
    nonisolated public func modalHost<Key: UniqueModalInfoKey>(
        toastContainerStyle: ToastContainerStyle? = nil, presentingOnlyModalsContaining key: Key.Type
    ) -> some View {
        modalHost(presentationFilter: .containsUniqueKey(key), toastContainerStyle: toastContainerStyle)
    }
}
