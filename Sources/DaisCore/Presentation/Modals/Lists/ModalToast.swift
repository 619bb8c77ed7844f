// SPDX-License-Identifier: Apache-2.0

/// One toast of a list.
///
/// ```swift
/// Toast(key: "saved", content: Label("Saved", systemImage: "checkmark"))
/// ```
/// The same key updates the toast where it stands. When its time is over, or the user has swiped it away, the style's
/// `onDismiss` is called; without one it is gone for as long as its key stays in the list.
///
/// May be handed from one task to another, as a ``Modal`` may.
public struct Toast: @unchecked Sendable {
    public let key: AnyHashable
    public let accessibilityAnnouncement: String?
    let style: ToastPresentationStyleProvider
    let kind: ObjectIdentifier
    let content: () -> AnyView

    /// - Parameters:
    ///   - key: tells it from the others of the list.
    ///   - style: its time, its place, what dismisses it.
    ///   - content: what it shows.
    ///   - accessibilityAnnouncement: what a screen reader says; without it the toast's own words.
    nonisolated public init<Content: View>(
        key: some Hashable, style: ToastPresentationStyleProvider = .standard(), content: Content,
        accessibilityAnnouncement: String? = nil
    ) {
        self.init(key: key, style: style, accessibilityAnnouncement: accessibilityAnnouncement) { content }
    }

    /// A toast in a style that needs no environment.
    nonisolated public init<Content: View, Style: ToastPresentationStyle>(
        key: some Hashable, style: Style, content: Content, accessibilityAnnouncement: String? = nil
    ) {
        self.init(
            key: key, style: ToastPresentationStyleProvider(style), content: content,
            accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// A toast whose content a closure builds.
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

    /// A toast in a style that needs no environment, whose content a closure builds.
    nonisolated public init<Content: View, Style: ToastPresentationStyle>(
        key: some Hashable, style: Style, accessibilityAnnouncement: String? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            key: key, style: ToastPresentationStyleProvider(style),
            accessibilityAnnouncement: accessibilityAnnouncement, content: content)
    }

    /// A few words with an icon and a second line.
    nonisolated public init(
        key: some Hashable, _ title: String, message: String? = nil, systemImage: String? = nil,
        style: ToastPresentationStyleProvider = .standard()
    ) {
        self.init(
            key: key, style: style,
            content: ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage,
                action: EmptyView?.none))
    }

    /// A toast that says itself how it is shown.
    @MainActor public init<Content: ToastPresentable>(key: some Hashable, content: Content) {
        self.init(
            key: key, style: content.presentationStyle, content: content,
            accessibilityAnnouncement: content.accessibilityAnnouncement)
    }
}

/// Toasts with different content are of one type.
public typealias AnyToast = Toast
