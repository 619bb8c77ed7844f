// SPDX-License-Identifier: Apache-2.0

/// One modal of a list: what it is called among the others, how it is presented, what it shows.
///
/// ```swift
/// Modal(key: "editor", style: .sheet(onDismiss: { isEditing = false })) { Editor() }
/// ```
/// As long as a list has the same key with the same sort of view, it is the same modal: its state, its scroll position and
/// its focus stay, wherever in the list it is. Another key or another sort of view is another modal. Keys may repeat; equal
/// ones are told apart by their order.
///
/// May be handed from one task to another: its content is built on the main actor alone, whoever carries it there.
public struct Modal: @unchecked Sendable {
    public let key: AnyHashable
    public let info: ModalInfo
    private let style: ModalPresentationStyleProvider
    let kind: ObjectIdentifier
    let content: () -> AnyView

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

    /// - Parameters:
    ///   - key: tells it from the others of the list.
    ///   - style: how it looks, comes and goes; says who is told when the user dismisses it. Without somebody who is told
    ///     it cannot be dismissed by the user.
    ///   - info: what hosts and the log are to know of it.
    ///   - content: what it shows.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(), content: Content
    ) {
        self.init(
            key: AnyHashable(key), style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(content) })
    }

    /// A modal in a style that needs no environment.
    nonisolated public init<Content: View, Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty(), content: Content
    ) {
        self.init(key: key, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// A modal whose content a closure builds.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(),
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            key: AnyHashable(key), style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(content()) })
    }

    /// A modal in a style that needs no environment, whose content a closure builds.
    nonisolated public init<Content: View, Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty(), @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(key: key, style: ModalPresentationStyleProvider(style), info: info, content: content)
    }

    /// A modal that says itself how it is presented.
    @MainActor public init<Content: ModalPresentable>(key: some Hashable, content: Content) {
        self.init(key: key, style: content.presentationStyle, info: content.info, content: content)
    }

    /// The same modal with another view around its content, or instead of it.
    nonisolated public func map<Content: View>(_ transform: @escaping (AnyView) -> Content) -> Modal {
        let content = content
        return Modal(
            key: key, style: style, info: info, kind: ObjectIdentifier(Content.self),
            content: { AnyView(transform(content())) })
    }

    /// The style in an environment.
    public func presentationStyle(for environment: EnvironmentValues) -> any ModalPresentationStyle {
        style.presentationStyle(for: environment)
    }
}

/// Modals with different content are of one type.
public typealias AnyModal = Modal

extension View {
    /// This view as a modal of a list.
    nonisolated public func modal(
        key: some Hashable, style: ModalPresentationStyleProvider, info: ModalInfo = .empty()
    ) -> Modal {
        Modal(key: key, style: style, info: info, content: self)
    }

    /// This view as a modal of a list, in a style that needs no environment.
    nonisolated public func modal<Style: ModalPresentationStyle>(
        key: some Hashable, style: Style, info: ModalInfo = .empty()
    ) -> Modal {
        Modal(key: key, style: style, info: info, content: self)
    }
}
