// SPDX-License-Identifier: Apache-2.0

/// A modal in a list: its key, its style and its content.
///
/// ```swift
/// Modal(key: "editor", style: .sheet(onDismiss: { isEditing = false })) { Editor() }
/// ```
/// A modal with the same key and the same type of content keeps its identity, and with it its state, scroll position
/// and focus, at any index of the list. Otherwise it is another modal. Keys may repeat; modals with equal keys are
/// distinguished by their order.
///
/// It is unchecked `Sendable`: it can be passed between tasks, because its content is only built on the main actor.
public struct Modal: @unchecked Sendable {
    /// The key, which identifies the modal in its list.
    public let key: AnyHashable
    /// The metadata for hosts and the log.
    public let info: ModalInfo
    private let style: ModalPresentationStyleProvider
    let kind: ObjectIdentifier
    let content: () -> AnyView
    /// The closures that receive the reason of the dismissal.
    var handlers = DismissalHandlers()

    private nonisolated init(
        key: AnyHashable, style: ModalPresentationStyleProvider, info: ModalInfo, kind: ObjectIdentifier,
        content: @escaping () -> AnyView
    ) {
        self.key = key
        self.style = style
        self.info = info
        self.kind = kind
        self.content = content
    }

    /// Creates a modal with a style from the environment.
    ///
    /// - Parameters:
    ///   - key: The key, which identifies the modal in its list.
    ///   - style: The appearance, the transitions and the dismissals. Without a closure that handles a dismissal, the user
    ///     cannot dismiss the modal.
    ///   - info: The metadata for hosts and the log.
    ///   - content: The content.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(), content: Content
    ) {
        self.init(
            key: AnyHashable(key), style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(content) })
    }

    /// Creates a modal with a style.
    nonisolated public init<Content: View, Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty(), content: Content
    ) {
        self.init(key: key, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// Creates a modal with a style from the environment and content from a closure.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(),
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            key: AnyHashable(key), style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(content()) })
    }

    /// Creates a modal with a style and content from a closure.
    nonisolated public init<Content: View, Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty(), @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(key: key, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// Creates a modal from a view that defines its own style.
    @MainActor public init<Content: ModalPresentable>(key: some Hashable, content: Content) {
        self.init(key: key, style: content.presentationStyle, info: content.info, content: content)
    }

    /// Returns the modal with its content wrapped in, or replaced by, another view.
    nonisolated public func map<Content: View>(_ transform: @escaping (AnyView) -> Content) -> Modal {
        let content = content
        var modal = Modal(
            key: key, style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(transform(content())) })
        modal.handlers = handlers
        return modal
    }

    /// Returns the style for an environment.
    public func presentationStyle(for environment: EnvironmentValues) -> any ModalPresentationStyle {
        style.presentationStyle(for: environment)
    }
}

/// A modal; modals with different content have the same type.
public typealias AnyModal = Modal

extension View {
    /// Returns this view as a modal with a style from the environment.
    nonisolated public func modal(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty()
    ) -> Modal {
        Modal(key: key, style: style, info: info, content: self)
    }

    /// Returns this view as a modal with a style.
    nonisolated public func modal<Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty()
    ) -> Modal {
        Modal(key: key, style: style, info: info, content: self)
    }
}
