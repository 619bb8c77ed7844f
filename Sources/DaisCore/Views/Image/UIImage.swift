// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An image from data in PNG, JPEG, GIF, WebP or SVG format.
///
/// ```swift
/// if let portrait = UIImage(data: data) { Image(uiImage: portrait) }
/// ```
nonisolated public final class UIImage: Equatable, Sendable {
    let data: Data
    /// The name of a symbol, which has no data.
    let symbol: String?
    /// The place among the resources of the app, for a picture that has one.
    let resource: (name: String, bundle: Bundle?)?

    /// Creates an image without content, which is transparent.
    public init() { (data, symbol, resource) = (Data(), nil, nil) }

    /// Creates an image, or returns `nil` if the data has none of these formats.
    public init?(data: Data) {
        guard PictureFile.mediaType(of: data) != nil else { return nil }
        self.data = data
        (symbol, resource) = (nil, nil)
    }

    /// Creates an image, or returns `nil` if the data has none of these formats.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - scale: A number without an effect: a browser shows an image with its own size.
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

    /// Creates an image from a file of the app, as ``Image/init(_:bundle:)`` does, or returns `nil` if there is none of
    /// that name.
    ///
    /// - Parameters:
    ///   - name: The name of the file, with or without extension.
    ///   - bundle: The bundle with the file; `nil` is that of the program.
    ///   - traitCollection: Has no effect, because a file has one variant.
    public init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let data = PictureFile.data(of: name, in: bundle) else { return nil }
        self.data = data
        (symbol, resource) = (nil, (name, bundle))
    }

    /// Creates an image of a symbol, which has no data, or returns `nil` if there is no drawing of that name.
    ///
    /// ```swift
    /// let heart = UIImage(systemName: "heart.fill")!
    /// Image(uiImage: heart)
    /// ```
    public init?(systemName name: String) {
        guard Icons.symbol(named: name) != nil else { return nil }
        (data, symbol, resource) = (Data(), name, nil)
    }

    /// Returns whether both have the same data or the same symbol.
    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.data == b.data && a.symbol == b.symbol }
}
