// SPDX-License-Identifier: Apache-2.0

/// A style, or a closure that makes one from the presenter's environment.
///
/// ```swift no-compile: names a style and a theme of the app
/// extension ModalPresentationStyleProvider {
///     static var notice: ModalPresentationStyleProvider {
///         ModalPresentationStyleProvider { environment in NoticeStyle(theme: environment.theme) }
///     }
/// }
/// modalPresenter.present(Notice(), style: .notice)
/// ```
/// The style is made again, and the modal updated, when environment values that it has read change.
public struct ModalPresentationStyleProvider {
    private let make: (EnvironmentValues) -> any ModalPresentationStyle

    /// Creates a provider that makes the style from the presenter's environment.
    nonisolated public init(_ provideStyle: @escaping (EnvironmentValues) -> any ModalPresentationStyle) {
        make = provideStyle
    }

    /// Creates a provider for a style.
    nonisolated public init(_ style: any ModalPresentationStyle) { make = { _ in style } }

    /// Returns the style for an environment.
    public func presentationStyle(for environment: EnvironmentValues) -> any ModalPresentationStyle {
        make(environment)
    }
}
