// SPDX-License-Identifier: Apache-2.0

/// A toast in a list.
///
/// ```swift
/// Toast(key: "saved", content: Label("Saved", systemImage: "checkmark"))
/// ```
/// A toast with the same key is updated in place. When it times out or the user swipes it away, the style's `onDismiss`
/// is called; without one the toast stays hidden while its key is in the list.
///
/// It is unchecked `Sendable` for the same reason as ``Modal``.
public struct Toast: @unchecked Sendable {
    /// The key, which identifies the toast in its list.
    public let key: AnyHashable
    /// The text that screen readers announce, or `nil` for the toast's own text.
    public let accessibilityAnnouncement: String?
    let style: ToastPresentationStyleProvider
    let kind: ObjectIdentifier
    let content: () -> AnyView
    /// The closures that receive the reason of the dismissal.
    var handlers = DismissalHandlers()

    /// Creates a toast with a style from the environment.
    ///
    /// - Parameters:
    ///   - key: The key, which identifies the toast in its list.
    ///   - style: The duration, placement and dismissals.
    ///   - content: The content.
    ///   - accessibilityAnnouncement: The text that screen readers announce, or `nil` for the toast's own text.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ToastPresentationStyleProvider = .standard(), content: Content,
        accessibilityAnnouncement: String? = nil
    ) {
        self.init(key: key, style: style, accessibilityAnnouncement: accessibilityAnnouncement) { content }
    }

    /// Creates a toast with a style.
    nonisolated public init<Content: View, Style: ToastPresentationStyle>(
        key: some Hashable, style: Style, content: Content, accessibilityAnnouncement: String? = nil
    ) {
        self.init(
            key: key, style: ToastPresentationStyleProvider(style), content: content,
            accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// Creates a toast with a style from the environment and content from a closure.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ToastPresentationStyleProvider = .standard(),
        accessibilityAnnouncement: String? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.key = AnyHashable(key)
        self.style = style
        self.accessibilityAnnouncement = accessibilityAnnouncement
        kind = ObjectIdentifier(Content.self)
        self.content = { AnyView(content()) }
    }

    /// Creates a toast with a style and content from a closure.
    nonisolated public init<Content: View, Style: ToastPresentationStyle>(
        key: some Hashable, style: Style, accessibilityAnnouncement: String? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            key: key, style: ToastPresentationStyleProvider(style),
            accessibilityAnnouncement: accessibilityAnnouncement, content: content)
    }

    /// Creates a toast with text, and optionally a message and an icon.
    nonisolated public init(
        key: some Hashable, _ title: String, message: String? = nil, systemImage: String? = nil, role: ToastRole? = nil,
        style: ToastPresentationStyleProvider = .standard()
    ) {
        self.init(
            key: key, style: style,
            content: ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage, role: role,
                action: EmptyView?.none))
    }

    /// Creates a toast from a view that defines its own style.
    @MainActor public init<Content: ToastPresentable>(key: some Hashable, content: Content) {
        self.init(
            key: key, style: content.presentationStyle, content: content,
            accessibilityAnnouncement: content.accessibilityAnnouncement)
    }
}

/// A toast; toasts with different content have the same type.
public typealias AnyToast = Toast
