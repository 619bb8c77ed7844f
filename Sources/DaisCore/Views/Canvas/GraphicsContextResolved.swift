// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension GraphicsContext {
    /// A text that is ready to be drawn and measured.
    ///
    /// The browser measures texts. Until it has done so, sizes are estimates, and the canvas draws again with the actual
    /// ones.
    public struct ResolvedText {
        let text: Text
        let drawing: CanvasDrawing
        /// The color of the text.
        public var shading: Shading = .foreground

        fileprivate var paint: AnyShapeStyle { shading.style }

        /// Returns the size of the text in a proposed size.
        public func measure(in size: CGSize) -> CGSize {
            if let size = drawing.size(of: .text(text, size)) { return size }
            let width = CGFloat(text.string(in: EnvironmentValues()).count) * 8
            return CGSize(width: min(width, size.width), height: width > size.width ? 44 : 22)
        }
    }

    /// An image that is ready to be drawn and measured.
    public struct ResolvedImage {
        let image: Image
        let drawing: CanvasDrawing
        /// The color of a symbol, or `nil` for the color of the foreground.
        public var shading: Shading?

        /// The size of the image in points. The browser measures it; until then it is an estimate.
        public var size: CGSize { drawing.size(of: .image(image)) ?? CGSize(width: 20, height: 20) }
    }

    /// A view of the canvas's symbols that is ready to be drawn.
    public struct ResolvedSymbol {
        let tag: AnyHashable
        let drawing: CanvasDrawing

        /// The size of the view in points. The browser measures it; until then it is an estimate.
        public var size: CGSize { drawing.size(of: .symbol(tag)) ?? CGSize(width: 44, height: 44) }
    }

    /// Returns a text that can be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, drawing: drawing) }

    /// Returns an image that can be measured and drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, drawing: drawing) }

    /// Returns a view of the canvas's symbols.
    ///
    /// - Parameter id: The tag of the view. Without a view of this tag, drawing the symbol has no effect.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        ResolvedSymbol(tag: AnyHashable(id), drawing: drawing)
    }

    /// Draws a text with a point of it at a position.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(.text(text.text, nil), at: point, anchor: anchor, paint: text.paint)
    }

    /// Draws a text in a rectangle. What does not fit is not visible.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(.text(text.text, nil), in: rect, scaledFrom: nil, paint: text.paint)
    }

    /// Draws a text with a point of it at a position.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text in a rectangle. What does not fit is not visible.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws an image with a point of it at a position.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(.image(image.image), at: point, anchor: anchor, paint: image.shading?.style)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(.image(image.image.resizable()), in: rect, scaledFrom: nil, paint: image.shading?.style)
    }

    /// Draws an image with a point of it at a position.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a symbol with a point of it at a position.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(.symbol(symbol.tag), at: point, anchor: anchor)
    }

    /// Draws a symbol that is scaled to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(.symbol(symbol.tag), in: rect, scaledFrom: symbol.size)
    }
}
