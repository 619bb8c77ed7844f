// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension GraphicsContext {
    /// An effect on the pixels of a command or layer.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.addFilter(.shadow(radius: 4, y: 2))
    ///     context.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)), with: .color(.yellow))
    /// }
    /// ```
    public struct Filter: Sendable {
        let kind: Kind

        enum Kind: Sendable {
            case page(PageFilter)
            case projection(ProjectionTransform)
        }

        private init(css: String) { kind = .page(PageFilter(function: css)) }
        private init(_ page: PageFilter) { kind = .page(page) }

        /// Transforms what is drawn, around the origin of the context. It can tilt, which the context itself cannot.
        ///
        /// ```swift
        /// Canvas { context, size in
        ///     context.translateBy(x: size.width / 2, y: size.height / 2)
        ///     let turned = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        ///     context.addFilter(.projectionTransform(ProjectionTransform(turned)))
        ///     context.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.orange))
        /// }
        /// ```
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(matrix) }

        private init(_ matrix: ProjectionTransform) { kind = .projection(matrix) }

        /// Adds a shadow.
        ///
        /// - Parameters:
        ///   - color: The color.
        ///   - radius: The blur radius in points.
        ///   - x: The horizontal distance in points.
        ///   - y: The vertical distance in points.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(css: "drop-shadow(\(x.px) \(y.px) \(max(0, radius).px) \(color.css))")
        }
        /// Blurs with a radius in points.
        public static func blur(radius: CGFloat) -> Filter { Filter(css: "blur(\(max(0, radius).px))") }
        /// Shifts all hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(css: "hue-rotate(\(angle.degrees.css)deg)") }
        /// Multiplies the saturation. 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(css: "saturate(\(max(0, amount).css))") }
        /// Multiplies the contrast. 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(css: "contrast(\(max(0, amount).css))") }
        /// Inverts the colors. 0 changes nothing, and 1 inverts all.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(css: "invert(\(min(max(amount, 0), 1).css))")
        }
        /// Removes color. 0 changes nothing, and 1 removes all color.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(css: "grayscale(\(min(max(amount, 0), 1).css))")
        }
        /// Adds an amount to the brightness, from -1 for black to 1 for white.
        public static func brightness(_ amount: Double) -> Filter { Filter(css: FilterFunction.brightness(amount)) }
        /// Multiplies the components of all colors, and their opacity, by those of a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(FilterFunction.colorMultiply(color)) }
        /// Makes everything black, and as transparent as its colors are dark.
        public static var luminanceToAlpha: Filter { Filter(FilterFunction.luminanceToAlpha) }
        /// Computes each color from the components of the drawing's colors.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix.filter) }

        /// Shows one color where the drawing is as opaque as given, and nothing elsewhere.
        ///
        /// With a blur, shapes flow together where they are near each other:
        /// ```swift
        /// Canvas { context, size in
        ///     context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
        ///     context.addFilter(.blur(radius: 12))
        ///     context.drawLayer { layer in
        ///         layer.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.black))
        ///         layer.fill(Path(ellipseIn: CGRect(x: 84, y: 30, width: 40, height: 40)), with: .color(.black))
        ///     }
        /// }
        /// ```
        /// - Parameters:
        ///   - min: The least opacity that is shown, from 0 to 1.
        ///   - max: The largest opacity that is shown, from 0 to 1.
        ///   - color: The color.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            // A steep slope is a step with a smooth edge. Alpha has 256 values.
            func step(_ slope: Double, at place: Double) -> String {
                "<feComponentTransfer in='SourceGraphic' result='a\(slope > 0 ? "" : "b")'><feFuncA type='linear' "
                    + "slope='\(slope.css)' intercept='\((0.5 - slope * place).css)'/></feComponentTransfer>"
            }
            let flood = "<feFlood flood-color='\(color.css)'/><feComposite operator='in' in2='a'/>"
            let upper = max < 1 ? step(-32, at: max) : ""
            return Filter(
                PageFilter(
                    primitives: step(32, at: min) + upper + flood
                        + (max < 1 ? "<feComposite operator='in' in2='ab'/>" : "")))
        }
    }
}
