// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A style that repeats an image.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12).fill(ImagePaint(image: Image("Dots"), scale: 0.5))
/// Text("Sale").font(.largeTitle).foregroundStyle(.image(Image("Stripes")))
/// ```
/// The image is a file of the app, or a ``UIImage`` of up to 128 kB. A symbol cannot be repeated.
@frozen public struct ImagePaint: ShapeStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of the image that is repeated. Browsers repeat the whole image.
    public var sourceRect: CGRect
    /// The factor of the image's own size.
    public var scale: CGFloat

    /// Creates a style that repeats an image, from the top left corner.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is repeated. Any other than the whole image logs a message, and the
    ///     whole image is repeated.
    ///   - scale: The factor of the image's own size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns the image in CSS.
    public func _paint() -> _Paint {
        if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
            Diagnostics.warn(
                "An image paint repeats a part of its image, which browsers cannot do.",
                remedy: "Add a file with that part to the app.")
        }
        guard let address = image.paintAddress, scale > 0, scale.isFinite else { return _Paint("transparent") }
        if scale != 1, let size = PictureFile.drawingSize(of: address) {
            var paint = _Paint("url(\"\(address)\")", isImage: true)
            paint.size = CGSize(width: size.width * scale, height: size.height * scale)
            return paint
        }
        // A higher resolution makes pixels smaller. Chromium does not apply it to SVG.
        let source = scale == 1 ? "url(\"\(address)\")" : "image-set(url(\"\(address)\") \(Double(1 / scale).css)x)"
        return _Paint(source, isImage: true)
    }
}

extension Image {
    /// The address of the image's file, or `nil` if CSS cannot use it.
    fileprivate var paintAddress: String? {
        switch source {
        case .resource(let name, let bundle):
            let address = PictureFile.address(of: name, in: bundle)
            if address == nil {
                Diagnostics.warn(
                    "The image “\(name)” of an image paint is not in the app's resources.",
                    remedy: "Add it to the target's resources.")
            }
            return address
        case .picture(let image): return PictureFile.address(of: image)
        case .symbol(let name):
            Diagnostics.warn(
                "An image paint repeats the symbol “\(name)”, which browsers cannot do.",
                remedy: "Use an image of the app.")
            return nil
        case .address: return nil
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats an image, from the top left corner.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is repeated. Browsers repeat the whole image.
    ///   - scale: The factor of the image's own size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
