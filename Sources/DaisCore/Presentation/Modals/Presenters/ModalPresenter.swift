// SPDX-License-Identifier: Apache-2.0

/// Presents by calls, from the view that reads it.
///
/// ```swift
/// struct Detail: View {
///     @Environment(\.modalPresenter) private var modalPresenter
///     @State private var lifetime: (any ModalLifetime)?
///
///     var body: some View {
///         Button("Edit") { lifetime = modalPresenter.present(Editor(), style: .sheet()) }
///     }
/// }
/// ```
/// What it presents has the environment of that view, follows it while it is there, and goes with it. Calls have nothing
/// to do with each other: each is a presentation of its own, the later above the earlier.
@MainActor
public struct ModalPresenter {
    private let seat: PresenterSeat?

    nonisolated init(_ seat: PresenterSeat?) { self.seat = seat }

    /// Presents a view.
    ///
    /// - Parameters:
    ///   - content: the view. It follows the models and bindings that it reads.
    ///   - style: how it looks, comes and goes, and what dismisses it; asked again when the environment changes.
    ///   - info: what hosts and the log are to know of it.
    ///   - completion: called once, when the entry has ended; not if it is dismissed before.
    /// - Returns: the token that keeps the modal. Letting go of it dismisses the modal.
    public func present<Content: View>(
        _ content: Content, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(),
        completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(style: style, info: info, completion: completion) { content }
    }

    /// Presents a view in a style that needs no environment.
    public func present<Content: View, Style: ModalPresentationStyle>(
        _ content: Content, style: Style, info: ModalInfo = .empty(), completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(content, style: ModalPresentationStyleProvider(style), info: info, completion: completion)
    }

    /// Presents a view that says itself how.
    public func present<Content: ModalPresentable>(
        _ content: Content, completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(content, style: content.presentationStyle, info: content.info, completion: completion)
    }

    /// Presents what a closure builds, in a style that needs no environment.
    public func present<Content: View, Style: ModalPresentationStyle>(
        style: Style, info: ModalInfo = .empty(), completion: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> any ModalLifetime {
        present(
            style: ModalPresentationStyleProvider(style), info: info, completion: completion, content: content)
    }

    /// Presents what a closure builds; it is evaluated again when what it reads has changed.
    public func present<Content: View>(
        style: ModalPresentationStyleProvider, info: ModalInfo = .empty(), completion: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> any ModalLifetime {
        let item = PresentedItem { item, seat, environment in
            var descriptor = seat.desk.descriptor(
                key: item.key, style: style.presentationStyle(for: environment), info: info, in: environment,
                dismissed: { [weak seat, weak item] reason in
                    guard let seat, let item else { return false }
                    return seat.remove(item, reason)
                },
                content: { [weak item] in
                    item?.isShown = true
                    return AnyView(content())
                })
            descriptor.didPresent = completion
            descriptor.follow(item.record)
            return descriptor
        }
        guard let seat, seat.home != nil else {
            ModalHostDiagnostics.detached(seat, kind: .styledModal)
            item.record.finish(.sourceRemoved)
            return ModalToken(item, at: nil)
        }
        seat.add(item)
        return ModalToken(item, at: seat)
    }
}

extension PresentationDescriptor {
    /// Keeps the record of what becomes of it.
    mutating func follow(_ record: ModalRecord) {
        let inner = onWillDismiss
        onWillDismiss = { reason in
            inner?(reason)
            record.leaves(reason)
        }
        onDismiss = { record.finish(.hostRemoved) }
    }
}

extension EnvironmentValues {
    /// Presents by calls from the view that reads it.
    public var modalPresenter: ModalPresenter { ModalPresenter(self[PresenterSeatKey.self]) }
}
