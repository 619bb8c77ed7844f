// SPDX-License-Identifier: Apache-2.0

/// Holds what a presenter presents.
///
/// The token of a **modal** is what keeps it: whoever lets go of it dismisses the modal, on whatever thread that
/// happens. So it is stored, in a `@State` or a model:
/// ```swift
/// @State private var editor: (any ModalLifetime)?
/// @Environment(\.modalPresenter) private var modalPresenter
///
/// Button("Edit") { editor = modalPresenter.present(Editor(), style: .card()) }
/// ```
/// If a modal goes sooner than expected, look for the token: a call whose result is not used (the compiler warns) presents
/// something that is gone in the same moment.
///
/// The handle of a **toast** is only a way to end it; without it the toast stays for its time.
///
/// A token that outlives the view it was presented from does nothing any more: the modal went with the view, for the
/// reason `sourceRemoved`.
public protocol ModalLifetime: AnyObject, Sendable {
    /// Ends it. May be called from any thread, any number of times; what has gone stays gone.
    func dismiss()
    /// Whether it has been asked for and has not begun to leave. One that waits for a host counts. A view that reads it in
    /// its body follows it.
    var isPresented: Bool { get }
    /// Tells when it has gone, and why.
    var dismissal: ModalDismissal { get }
}

/// The token of one modal.
final class ModalToken: ModalLifetime {
    private let item: PresentedItem
    private let seat: PresenterSeat?

    init(_ item: PresentedItem, at seat: PresenterSeat?) {
        self.item = item
        self.seat = seat
    }

    var isPresented: Bool { item.record.isPresented }
    var dismissal: ModalDismissal { ModalDismissal(item.record) }

    func dismiss() { Self.dismiss(item, at: seat) }

    deinit { Self.dismiss(item, at: seat) }

    private static func dismiss(_ item: PresentedItem, at seat: PresenterSeat?) {
        guard item.record.canLeave, let seat else { return }
        MainTurn.run { _ = seat.remove(item, .programmatic) }
    }
}

/// The handle of one toast: control, not life.
final class ToastHandle: ModalLifetime {
    private let item: PresentedItem
    private let seat: PresenterSeat?

    init(_ item: PresentedItem, at seat: PresenterSeat?) {
        self.item = item
        self.seat = seat
    }

    var isPresented: Bool { item.record.isPresented }
    var dismissal: ModalDismissal { ModalDismissal(item.record) }

    func dismiss() {
        guard item.record.canLeave, let seat else { return }
        let item = item
        MainTurn.run { _ = seat.remove(item, .programmatic) }
    }
}
