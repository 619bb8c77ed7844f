// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An image that the browser loads from a URL.
///
/// ```swift
/// AsyncImage(url: person.portrait) { image in
///     image.resizable().scaledToFill()
/// } placeholder: {
///     Color.gray.opacity(0.2)
/// }
/// .frame(width: 44, height: 44).clipShape(.circle)
/// ```
///
/// The browser loads the image when it is close to the visible part of the page, and the server never sees it. So the
/// phase is `.empty` while there is no URL, then `.success`, and `.failure` once the browser reports that it could not
/// load the image.
nonisolated public struct AsyncImage<Content: View>: View, BuiltInView {
    private let address: String?
    private let content: (AsyncImagePhase) -> Content
    @State private var failed: String?

    /// Creates a view whose content depends on the phase.
    ///
    /// - Parameters:
    ///   - url: The address of the picture, or `nil` for none.
    ///   - scale: The number of pixels per point. It has no effect, because browsers know it from the screen.
    ///   - transaction: The transaction in which the phase changes.
    ///   - content: The view for a phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        address = url?.absoluteString
        self.content = content
    }

    /// Creates a view that shows the image in its own size.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.init(url: url, scale: scale) { phase in phase.image }
    }

    /// Creates a view with a closure for the loaded image and one for all other phases.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The content of the view.
    @MainActor public var body: some View {
        content(phase).environment(\.pictureFailed, PictureFailed { failed = $0 })
    }

    @MainActor private var phase: AsyncImagePhase {
        guard let address else { return .empty }
        return address == failed ? .failure(PictureError(address: address)) : .success(Image(address: address))
    }
}

/// The phase of loading an image.
public enum AsyncImagePhase {
    /// There is no URL.
    case empty
    /// There is a URL, and no failure has been reported.
    case success(Image)
    /// The browser could not load or decode the image.
    case failure(any Error)

    /// The image in the phase `success`, otherwise `nil`.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// The error in the phase `failure`, otherwise `nil`.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// An image that the browser could not load or decode.
private struct PictureError: LocalizedError {
    let address: String
    var errorDescription: String? { "The picture at \(address) could not be loaded." }
}

/// Reports an image below that could not be loaded. Two values are always equal, because the closure sets a state that
/// stays the same.
nonisolated struct PictureFailed: Equatable {
    let report: @MainActor (String) -> Void
    static func == (first: Self, second: Self) -> Bool { true }
}

extension EnvironmentValues {
    var pictureFailed: PictureFailed? {
        get { self[PictureFailedKey.self] }
        set { self[PictureFailedKey.self] = newValue }
    }
}

private enum PictureFailedKey: EnvironmentKey {
    static let defaultValue: PictureFailed? = nil
}
