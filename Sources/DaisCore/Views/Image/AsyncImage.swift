// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A picture from the web.
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
/// The browser loads the picture, when it comes near the visible part of the page; the server never sees it. So a view is
/// told `.empty` as long as there is no address, `.success` from then on, and `.failure` when the browser reports that it
/// could not load the picture.
nonisolated public struct AsyncImage<Content: View>: View, BuiltInView {
    private let address: String?
    private let content: (AsyncImagePhase) -> Content
    @State private var failed: String?

    /// - Parameter scale: how many dots of the picture make a point; browsers know this of the screen.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        address = url?.absoluteString
        self.content = content
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.init(url: url, scale: scale) { phase in phase.image }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    @MainActor public var body: some View {
        content(phase).environment(\.pictureFailed, PictureFailed { failed = $0 })
    }

    @MainActor private var phase: AsyncImagePhase {
        guard let address else { return .empty }
        return address == failed ? .failure(PictureError(address: address)) : .success(Image(address: address))
    }
}

/// How far a picture from the web is.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// The browser could not load a picture, or not read it.
private struct PictureError: LocalizedError {
    let address: String
    var errorDescription: String? { "The picture at \(address) could not be loaded." }
}

/// Who wants to know when a picture below could not be loaded. Always equal: what it sets is a state, which stays.
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
