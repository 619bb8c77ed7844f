// SPDX-License-Identifier: Apache-2.0

/// A view that defines its own presentation style.
///
/// ```swift
/// struct Receipt: View, ModalPresentable {
///     var presentationStyle: ModalPresentationStyleProvider { .card() }
///     var body: some View { … }
/// }
/// lifetime = modalPresenter.present(Receipt())
/// ```
public protocol ModalPresentable: View {
    /// The style of the modal.
    @MainActor var presentationStyle: ModalPresentationStyleProvider { get }
    /// The metadata of the modal. The default is empty.
    @MainActor var info: ModalInfo { get }
}

extension ModalPresentable {
    /// Empty metadata.
    @MainActor public var info: ModalInfo { .empty() }
}

/// A view that defines its own toast style.
///
/// ```swift
/// struct Saved: View, ToastPresentable {
///     var presentationStyle: ToastPresentationStyleProvider { .standard() }
///     var accessibilityAnnouncement: String { "Saved" }
///     var body: some View { Label("Saved", systemImage: "checkmark") }
/// }
/// ```
public protocol ToastPresentable: View {
    /// The style of the toast.
    @MainActor var presentationStyle: ToastPresentationStyleProvider { get }
    /// The text that screen readers announce.
    @MainActor var accessibilityAnnouncement: String { get }
}
