// SPDX-License-Identifier: Apache-2.0

/// A view that hosts the modals of its content. The window is a host by default, so most apps need no other.
///
/// ```swift
/// HStack {
///     Sidebar()
///     ModalHost { Detail() }  // what Detail presents stays in Detail's frame
/// }
/// ```
/// Hosts nest. A modal goes to the nearest host around its presenting view whose filter accepts it. When a host is
/// removed, its modals are removed with it without animation.
///
/// A host that fills a page or a sheet uses its own frame. A host around a small view, such as a card or a button, lays
/// its modals out in the frame of the next host around it.
///
/// Toasts pass through to the window unless the host keeps them:
/// ```swift
/// ModalHost(toastContainerStyle: ToastContainerStyle(placement: .top), shouldPassthroughToasts: false) { Detail() }
/// ```
nonisolated public struct ModalHost<Content: View>: View, BuiltInView {
    private let content: Content
    private let filter: ModalPresentationFilter
    private let settings: HostSettings

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - presentationFilter: A filter that selects the modals this host keeps.
    ///   - presentationSpace: The frame in which the host lays out its modals.
    ///   - toastContainerStyle: The style of toasts from this content, or `nil` to inherit it.
    ///   - shouldPassthroughToasts: Whether toasts go on to the window. A host that keeps them may clip them, and removes
    ///     them when it is removed.
    ///   - content: The content of the host.
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

    /// The content with a place for modals above it.
    @MainActor public var body: some View {
        HostingView(content: content, accepts: { [filter] in filter.accepts($0.info) }, settings: settings)
    }
}

/// The frame in which a host lays out its modals.
///
/// ```swift
/// Badge().modalHost(presentationSpace: .ancestor)
/// ```
public enum ModalPresentationSpace: Hashable, Sendable {
    /// The host's own frame, or that of the next host if the own frame is narrower than 240 points or lower than 160.
    case automatic
    /// The host's own frame, however small it is.
    case host
    /// The frame of the next host around it, or the window if there is none.
    case ancestor
    /// The window.
    case window
}

extension View {
    /// Makes this view a host of modals. See ``ModalHost`` for the parameters.
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

    /// Makes this view a host of the modals that contain a key. Other modals go on to the next host.
    nonisolated public func modalHost<Key: UniqueModalInfoKey>(
        toastContainerStyle: ToastContainerStyle? = nil, presentingOnlyModalsContaining key: Key.Type
    ) -> some View {
        modalHost(presentationFilter: .containsUniqueKey(key), toastContainerStyle: toastContainerStyle)
    }
}
