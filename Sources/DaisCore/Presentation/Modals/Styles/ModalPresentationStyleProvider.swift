// SPDX-License-Identifier: Apache-2.0

/// A style, or how to find it in the environment of whoever presents.
///
/// ```swift
/// extension ModalPresentationStyleProvider {
///     static var notice: ModalPresentationStyleProvider {
///         ModalPresentationStyleProvider { environment in NoticeStyle(theme: environment.theme) }
///     }
/// }
/// modalPresenter.present(Notice(), style: .notice)
/// ```
/// It is asked again when what it has read in the environment changes, and the modal follows.
public struct ModalPresentationStyleProvider {
    private let make: (EnvironmentValues) -> any ModalPresentationStyle

    nonisolated public init(_ provideStyle: @escaping (EnvironmentValues) -> any ModalPresentationStyle) {
        make = provideStyle
    }

    /// A style that needs no environment.
    nonisolated public init(_ style: any ModalPresentationStyle) { make = { _ in style } }

    public func presentationStyle(for environment: EnvironmentValues) -> any ModalPresentationStyle {
        make(environment)
    }
}
