// SPDX-License-Identifier: Apache-2.0

/// A view that says itself how it is presented.
///
/// ```swift
/// struct Receipt: View, ModalPresentable {
///     var presentationStyle: ModalPresentationStyleProvider { .card() }
///     var body: some View { … }
/// }
/// lifetime = modalPresenter.present(Receipt())
/// ```
public protocol ModalPresentable: View {
    @MainActor var presentationStyle: ModalPresentationStyleProvider { get }
    /// Nothing, unless said otherwise.
    @MainActor var info: ModalInfo { get }
}

extension ModalPresentable {
    @MainActor public var info: ModalInfo { .empty() }
}

/// A view that says itself how it is shown as a toast.
public protocol ToastPresentable: View {
    @MainActor var presentationStyle: ToastPresentationStyleProvider { get }
    /// What a screen reader says.
    @MainActor var accessibilityAnnouncement: String { get }
}
