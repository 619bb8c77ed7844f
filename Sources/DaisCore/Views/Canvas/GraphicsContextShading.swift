// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension GraphicsContext {
    /// A color, gradient or style that fills or strokes a path.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case color(String)
            /// Paint that CSS draws in a box, computed from the path's rectangle.
            case box(@Sendable (CGRect) -> _Paint)
        }
        let kind: Kind
        /// The style for texts and images. That of a gradient between points is its first color.
        let style: AnyShapeStyle

        private init(_ style: some ShapeStyle) {
            // The shadow of a box is not that of the path inside.
            let paint = style._paint().withoutShadows
            self.style = AnyShapeStyle(style)
            kind = paint.isImage || paint.backdrop != nil ? .box { _ in paint } : .color(paint.css)
        }

        private init(_ style: some ShapeStyle, box: @escaping @Sendable (CGRect) -> _Paint) {
            self.style = AnyShapeStyle(style)
            kind = .box(box)
        }

        private init(_ gradient: Gradient, _ paint: @escaping @Sendable (CGRect) -> String) {
            style = AnyShapeStyle(gradient.stops.first?.color ?? .clear)
            kind = gradient.stops.isEmpty ? .color("transparent") : .box { _Paint(paint($0), isImage: true) }
        }

        /// The color of the foreground.
        public static var foreground: Shading { Shading(ForegroundStyle()) }
        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(color) }
        /// A color from components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A gray from a brightness from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A gradient between the colors of a grid of points, in the rectangle around the path.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(mesh) }

        /// Copies of an image beside each other.
        ///
        /// - Parameters:
        ///   - image: The image, as that of an ``ImagePaint``.
        ///   - origin: The top left corner of one of the copies, in the coordinates of the path.
        ///   - sourceRect: The part of the image that is repeated. Browsers repeat the whole image.
        ///   - scale: The factor of the image's own size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
            return Shading(
                paint,
                box: { rect in
                    var tile = paint._paint()
                    tile.position = CGPoint(x: origin.x - rect.minX, y: origin.y - rect.minY)
                    return tile
                })
        }

        /// A style, in the rectangle around the path. Shadows of the style have no effect; use a filter.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// A gradient along the line between two points.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - startPoint: The point of the first color, in the coordinates of the path.
        ///   - endPoint: The point of the last color.
        ///   - options: Options for the parts before the start and behind the end.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(gradient) { rect in
                let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
                let length = hypot(dx, dy)
                guard length > 0 else {
                    let color = gradient.stops[gradient.stops.count - 1].color.css
                    return "linear-gradient(\(color) 0 0)"
                }
                // The line of CSS goes through the middle of the box and ends where its corners are beside it.
                let (x, y) = (dx / length, dy / length)
                let line = abs(rect.width * x) + abs(rect.height * y)
                let start = (startPoint.x - rect.midX) * x + (startPoint.y - rect.midY) * y + line / 2
                let angle = Angle.radians(atan2(x, -y)).degrees.css
                return options.css(
                    "linear-gradient", "\(angle)deg", gradient, from: start, length: length)
            }
        }

        /// A gradient between two circles around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(gradient) { rect in
                let place = "circle at \((center.x - rect.minX).px) \((center.y - rect.minY).px)"
                return options.css(
                    "radial-gradient", place, gradient, from: startRadius, length: endRadius - startRadius)
            }
        }

        /// A gradient clockwise around a point, one full turn from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(gradient) { rect in
                let place = "\((center.x - rect.minX).px) \((center.y - rect.minY).px)"
                return "conic-gradient(from \((angle.degrees + 90).css)deg at \(place),\(gradient.css()))"
            }
        }
    }

    /// Options of gradients.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates options from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient begins again behind its end.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient goes back and forth.
        public static let mirror = GradientOptions(rawValue: 2)

        /// Returns a gradient of CSS with locations in points.
        fileprivate func css(
            _ function: String, _ place: String, _ gradient: Gradient, from start: CGFloat, length: CGFloat
        ) -> String {
            var stops = gradient.stops.map { (color: $0.color.css, location: $0.location) }
            let (first, last) = (stops[0], stops[stops.count - 1])
            let repeats = !isDisjoint(with: [.repeat, .mirror])
            if repeats {
                // A period of CSS goes from the first stop to the last.
                if first.location > 0 { stops.insert((first.color, 0), at: 0) }
                if last.location < 1 { stops.append((last.color, 1)) }
            }
            if contains(.mirror) { stops += stops.reversed().map { ($0.color, 2 - $0.location) } }
            let list = stops.map { "\($0.color) \((start + $0.location * length).px)" }.joined(separator: ",")
            return "\(repeats ? "repeating-" : "")\(function)(\(place),\(list))"
        }
    }
}
