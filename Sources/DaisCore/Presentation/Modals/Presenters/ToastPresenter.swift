// SPDX-License-Identifier: Apache-2.0

/// Shows toasts by calls.
///
/// ```swift
/// @Environment(\.toastPresenter) private var toastPresenter
///
/// Button("Save") {
///     store.save()
///     toastPresenter.present("Saved", systemImage: "checkmark.circle")
///     dismiss()
/// }
/// ```
/// Unlike a modal, a toast belongs to the window and not to the view: it stays for its time when the view goes, and the
/// handle need not be kept.
@MainActor
public struct ToastPresenter {
    private let seat: PresenterSeat?

    nonisolated init(_ seat: PresenterSeat?) { self.seat = seat }

    /// Shows a view as a toast.
    ///
    /// - Parameters:
    ///   - content: what it shows.
    ///   - style: its time, its place, what dismisses it.
    ///   - accessibilityAnnouncement: what a screen reader says; without it the toast's own words.
    /// - Returns: a way to end it, and to hear of its end.
    @discardableResult
    public func present<Content: View>(
        _ content: Content, style: ToastPresentationStyleProvider = .standard(),
        accessibilityAnnouncement: String? = nil
    ) -> any ModalLifetime {
        let item = PresentedItem(outlivesView: true) { item, seat, environment in
            var descriptor = seat.desk.descriptor(
                key: item.key, style: style.presentationStyle(for: environment),
                announcement: accessibilityAnnouncement,
                dismissed: { [weak seat, weak item] reason in
                    guard let seat, let item else { return false }
                    return seat.remove(item, reason)
                },
                content: { [weak item] in
                    item?.isShown = true
                    return AnyView(content)
                })
            descriptor.outlivesSource = true
            descriptor.follow(item.record)
            return descriptor
        }
        guard let seat, seat.home != nil else {
            ModalHostDiagnostics.detached(seat, kind: .toast)
            item.record.finish(.sourceRemoved)
            return ToastHandle(item, at: nil)
        }
        seat.add(item)
        return ToastHandle(item, at: seat)
    }

    /// Shows a view in a style that needs no environment.
    @discardableResult
    public func present<Content: View, Style: ToastPresentationStyle>(
        _ content: Content, style: Style, accessibilityAnnouncement: String? = nil
    ) -> any ModalLifetime {
        present(
            content, style: ToastPresentationStyleProvider(style),
            accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// Shows what a closure builds.
    @discardableResult
    public func present<Content: View>(
        style: ToastPresentationStyleProvider = .standard(), accessibilityAnnouncement: String? = nil,
        @ViewBuilder content: () -> Content
    ) -> any ModalLifetime {
        present(content(), style: style, accessibilityAnnouncement: accessibilityAnnouncement)
    }

    /// Shows a view that says itself how.
    @discardableResult
    public func present<Content: ToastPresentable>(_ content: Content) -> any ModalLifetime {
        present(
            content, style: content.presentationStyle, accessibilityAnnouncement: content.accessibilityAnnouncement)
    }

    /// Shows a few words, with an icon and a second line.
    @discardableResult
    public func present(
        _ title: String, message: String? = nil, systemImage: String? = nil,
        style: ToastPresentationStyleProvider = .standard()
    ) -> any ModalLifetime {
        present(
            ToastLabel(
                title: Text(title), message: message.map { Text($0) }, systemImage: systemImage,
                action: EmptyView?.none),
            style: style)
    }
}

extension EnvironmentValues {
    /// Shows toasts by calls.
    public var toastPresenter: ToastPresenter { ToastPresenter(self[PresenterSeatKey.self]) }
}
