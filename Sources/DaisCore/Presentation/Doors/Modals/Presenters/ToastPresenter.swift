// SPDX-License-Identifier: Apache-2.0

/// Shows toasts by calls.
///
/// ```swift
/// @Environment(\.toastPresenter) private var toastPresenter
///
/// Button("Save") {
///     store.save()
///     toastPresenter.present("Saved", role: .success)
///     dismiss()
/// }
/// ```
/// A toast belongs to the window and not to the view, unlike a modal. It stays for its duration when the view is
/// removed, and its handle need not be stored.
@MainActor
public struct ToastPresenter {
    let viewPresentations: ViewPresentations?

    nonisolated init(_ viewPresentations: ViewPresentations?) { self.viewPresentations = viewPresentations }

    /// Shows a view as a toast.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - style: The duration, placement and dismissals.
    ///   - accessibilityAnnouncement: The text that screen readers announce, or `nil` for the toast's own text.
    /// - Returns: A handle that dismisses the toast and reports its dismissal.
    @discardableResult
    public func present<Content: View>(
        _ content: Content, style: ToastPresentationStyleProvider = .standard(),
        accessibilityAnnouncement: String? = nil
    ) -> any ModalLifetime {
        let item = Self.item(content, style, accessibilityAnnouncement)
        return ModalHandle(item, at: add(item))
    }

    static func item<Content: View>(
        _ content: Content, _ style: ToastPresentationStyleProvider, _ announcement: String?
    ) -> PresentedItem {
        PresentedItem(outlivesView: true) { item, viewPresentations, environment in
            var descriptor = viewPresentations.sourceState.descriptor(
                key: item.key, style: style.presentationStyle(for: environment), announcement: announcement,
                dismissed: { [weak viewPresentations, weak item] reason in
                    guard let viewPresentations, let item else { return false }
                    return viewPresentations.remove(item, reason)
                },
                content: { [weak item] in
                    item?.isShown = true
                    return AnyView(content)
                })
            descriptor.outlivesSource = true
            descriptor.answer = item.answer
            descriptor.follow(item.record)
            return descriptor
        }
    }

    /// Shows an item, and returns where. Without a view it ends at once.
    func add(_ item: PresentedItem) -> ViewPresentations? {
        guard let viewPresentations, viewPresentations.home != nil else {
            ModalHostDiagnostics.detached(viewPresentations?.name, kind: .toast)
            item.finish(.sourceRemoved)
            return nil
        }
        viewPresentations.add(item)
        return viewPresentations
    }

    /// Shows a view with a style.
    @discardableResult
    public func present<Content: View, Style: ToastPresentationStyle>(
        _ content: Content, style: Style, accessibilityAnnouncement: String? = nil
    ) -> any ModalLifetime {
        present(
            content, style: ToastPresentationStyleProvider(style),
            accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// Shows content from a closure.
    @discardableResult
    public func present<Content: View>(
        style: ToastPresentationStyleProvider = .standard(), accessibilityAnnouncement: String? = nil,
        @ViewBuilder content: () -> Content
    ) -> any ModalLifetime {
        present(content(), style: style, accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// Shows a view that defines its own style.
    @discardableResult
    public func present<Content: ToastPresentable>(_ content: Content) -> any ModalLifetime {
        present(
            content, style: content.presentationStyle, accessibilityAnnouncement: content.accessibilityAnnouncement)
    }

    /// Shows text, and optionally a message and an icon.
    @discardableResult
    public func present(
        _ title: String, message: String? = nil, systemImage: String? = nil, role: ToastRole? = nil,
        style: ToastPresentationStyleProvider = .standard()
    ) -> any ModalLifetime {
        present(
            ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage, role: role,
                action: EmptyView?.none),
            style: style)
    }

    /// Shows text with an action, such as Undo. The button closes the toast.
    ///
    /// ```swift
    /// toastPresenter.present("Message archived", systemImage: "archivebox") { Button("Undo") { unarchive() } }
    /// ```
    @discardableResult
    public func present<Action: View>(
        _ title: String, message: String? = nil, systemImage: String? = nil, role: ToastRole? = nil,
        style: ToastPresentationStyleProvider = .standard(duration: .long), @ViewBuilder action: () -> Action
    ) -> any ModalLifetime {
        present(
            ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage, role: role,
                action: action()),
            style: style)
    }
}

extension EnvironmentValues {
    /// A presenter of toasts for the reading view.
    public var toastPresenter: ToastPresenter { ToastPresenter(self[ViewPresentationsKey.self]) }
}
