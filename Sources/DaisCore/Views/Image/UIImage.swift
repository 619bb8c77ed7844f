// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An image from data in PNG, JPEG, GIF, WebP or SVG format.
///
/// ```swift
/// if let portrait = UIImage(data: data) { Image(uiImage: portrait) }
/// ```
nonisolated public final class UIImage: Equatable, Sendable {
    let data: Data

    /// Creates an image without content, which is transparent.
    public init() { data = Data() }

    /// Creates an image, or returns `nil` if the data has none of these formats.
    public init?(data: Data) {
        guard PictureFile.mediaType(of: data) != nil else { return nil }
        self.data = data
    }

    /// Creates an image from a file of the app, as ``Image/init(_:bundle:)`` does, or returns `nil` if there is none of
    /// that name.
    ///
    /// - Parameters:
    ///   - name: The name of the file, with or without extension.
    ///   - bundle: The bundle with the file; `nil` is that of the program.
    ///   - traitCollection: Has no effect, because a file has one variant.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let data = PictureFile.data(of: name, in: bundle) else { return nil }
        self.init(data: data)
    }

    /// Returns whether both have the same data.
    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.data == b.data }
}
