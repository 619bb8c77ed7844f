// SPDX-License-Identifier: Apache-2.0

/// A token or handle for a presentation of a presenter.
///
/// A **modal** stays as long as its token: releasing the token dismisses the modal, on any thread. Store the token in a
/// `@State` or a model:
/// ```swift
/// @State private var editor: (any ModalLifetime)?
/// @Environment(\.modalPresenter) private var modalPresenter
///
/// Button("Edit") { editor = modalPresenter.present(Editor(), style: .card()) }
/// ```
/// If a modal disappears too soon, check its token: ignoring the result of the call, about which the compiler warns,
/// dismisses the modal at once.
///
/// The handle of a **toast** only dismisses it. Without it the toast stays for its duration.
///
/// A modal is dismissed with its presenting view, for the reason `sourceRemoved`. Its token has no further effect.
public protocol ModalLifetime: AnyObject, Sendable {
    /// Dismisses the presentation. It can be called on any thread, and further calls have no effect.
    func dismiss()
    /// A Boolean value that indicates whether the presentation is requested and has not started to leave, also while it
    /// waits for a host. A body that reads it observes it.
    var isPresented: Bool { get }
    /// A sequence that delivers the reason of the dismissal.
    var dismissal: ModalDismissal { get }
}

/// The handle of a presentation, which does not keep it alive. Toasts have it.
class ModalHandle: ModalLifetime, @unchecked Sendable {
    // Nothing changes after the initializer.
    private let item: PresentedItem
    private let viewPresentations: ViewPresentations?

    init(_ item: PresentedItem, at viewPresentations: ViewPresentations?) {
        self.item = item
        self.viewPresentations = viewPresentations
    }

    final var isPresented: Bool { item.record.isPresented }
    final var dismissal: ModalDismissal { ModalDismissal(item.record) }

    final func dismiss() {
        guard item.record.canLeave, let viewPresentations else { return }
        // The turn may come after the handle is gone.
        MainTurn.run { [item] in _ = viewPresentations.remove(item, .programmatic) }
    }
}

/// The token of a modal, which dismisses it when it is released.
final class ModalToken: ModalHandle, @unchecked Sendable {
    deinit { dismiss() }
}
