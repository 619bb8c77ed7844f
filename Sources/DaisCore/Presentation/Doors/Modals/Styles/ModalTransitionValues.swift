// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The position of a modal before its entry or after its exit, relative to its displayed position.
///
/// ```swift
/// ModalTransitionValues(frame: .beyond(.bottom))
/// ```
public enum ModalTransitionFrame: Hashable, Sendable {
    /// The displayed position.
    case displayed
    /// A position outside the window, beyond an edge.
    case beyond(Edge)
    /// An offset in points to the right and down.
    case offset(x: CGFloat, y: CGFloat)
    /// A rectangle in points of the container, to which the modal is moved and scaled. It requires a displayed frame
    /// that is a rectangle; otherwise it equals `.displayed`.
    case rect(CGRect)
}

/// A scale and a translation that do not affect layout.
///
/// ```swift
/// ModalTransitionValues(transform: ModalTransform(scaleX: 0.9, scaleY: 0.9, y: 20))
/// ```
public struct ModalTransform: Hashable, Sendable {
    /// The horizontal scale.
    public var scaleX: CGFloat
    /// The vertical scale.
    public var scaleY: CGFloat
    /// The translation to the right, in points.
    public var x: CGFloat
    /// The translation downwards, in points.
    public var y: CGFloat

    /// Creates a transform.
    nonisolated public init(scaleX: CGFloat = 1, scaleY: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0) {
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.x = x
        self.y = y
    }

    /// A transform without effect.
    public static let identity = ModalTransform()
    /// Returns a transform that scales uniformly; 1 is the full size, 0 a point.
    nonisolated public static func scale(_ factor: CGFloat) -> ModalTransform {
        ModalTransform(scaleX: factor, scaleY: factor)
    }
    /// Returns a transform that translates, in points to the right and down.
    nonisolated public static func translation(x: CGFloat = 0, y: CGFloat = 0) -> ModalTransform {
        ModalTransform(x: x, y: y)
    }
}

/// The appearance of a modal before its entry or after its exit. The browser animates between these and the display
/// values, reverses at any time, and cross-fades for users who prefer reduced motion.
///
/// ```swift
/// ModalTransitionValues(frame: .beyond(.leading), alpha: 0.5)
/// ```
public struct ModalTransitionValues: Hashable, Sendable {
    /// The position of the modal.
    public var frame: ModalTransitionFrame
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The scale and translation.
    public var transform: ModalTransform
    /// The opacity of the overlay as a fraction of its displayed opacity, from 0 to 1.
    public var overlayOpacity: Double
    /// The rounded corners, or `nil` for the displayed ones.
    public var roundedCorners: ModalRoundedCorners?
    /// The animation between these and the display values.
    public var animation: Animation

    /// Creates values. The defaults equal the displayed appearance, without an overlay.
    nonisolated public init(
        frame: ModalTransitionFrame = .displayed, alpha: Double = 1, transform: ModalTransform = .identity,
        overlayOpacity: Double = 0, roundedCorners: ModalRoundedCorners? = nil, animation: Animation = .spring()
    ) {
        self.frame = frame
        self.alpha = alpha
        self.transform = transform
        self.overlayOpacity = overlayOpacity
        self.roundedCorners = roundedCorners
        self.animation = animation
    }

    /// Creates values with a rectangle in points, for styles that compute the layout.
    nonisolated public init(
        frame: CGRect, alpha: Double = 1, transform: ModalTransform = .identity, overlayOpacity: Double = 0,
        roundedCorners: ModalRoundedCorners? = nil, animation: Animation = .spring()
    ) {
        self.init(
            frame: .rect(frame.standardized), alpha: alpha, transform: transform, overlayOpacity: overlayOpacity,
            roundedCorners: roundedCorners, animation: animation)
    }

    /// Returns values that only fade.
    nonisolated public static func crossFadeValues(
        from values: ModalDisplayValues, animation: Animation = .easeInOut(duration: 0.3)
    ) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0, animation: animation)
    }

    func motion(from display: ModalDisplayValues) -> PresentationMotion {
        var motion = PresentationMotion()
        var x = transform.x, y = transform.y, scaleX = transform.scaleX, scaleY = transform.scaleY
        switch frame {
        case .displayed: break
        case .beyond(let edge): motion.away["edge"] = edge.name
        case .offset(let dx, let dy):
            x += dx
            y += dy
        case .rect(let away):
            guard case .rect(let shown) = display.frame.place else { break }
            x += away.midX - shown.midX
            y += away.midY - shown.midY
            if shown.width > 0 { scaleX *= away.width / shown.width }
            if shown.height > 0 { scaleY *= away.height / shown.height }
        }
        if alpha < 1 { motion.away["opacity"] = max(0, alpha).css }
        if scaleX != 1 || scaleY != 1 { motion.away["scale"] = "\(Double(scaleX).css) \(Double(scaleY).css)" }
        if x != 0 || y != 0 { motion.away["translate"] = "\(Double(x).css)px \(Double(y).css)px" }
        if overlayOpacity > 0 { motion.away["dim"] = min(1, overlayOpacity).css }
        if let roundedCorners { motion.away["borderRadius"] = Double(max(0, roundedCorners.radius)).css + "px" }
        motion.follow(animation)
        return motion
    }
}

/// The resistance of a modal against dragging in the direction opposite to its dismissal.
///
/// ```swift
/// ModalReverseTransitionValues(distance: 32)
/// ```
public struct ModalReverseTransitionValues: Hashable, Sendable {
    /// The maximum distance in points. The resistance increases toward it.
    public var distance: CGFloat

    private var frame: CGRect?

    /// Creates values with a maximum distance in points.
    nonisolated public init(distance: CGFloat) { self.distance = distance }

    /// Creates values with a rectangle in points, for styles that compute the layout. The maximum distance is that
    /// between its upper edge and the displayed one.
    nonisolated public init(frame: CGRect) {
        distance = 0
        self.frame = frame.standardized
    }

    func distance(from display: ModalDisplayValues) -> CGFloat {
        guard let frame, case .rect(let shown) = display.frame.place else { return distance }
        return max(0, shown.minY - frame.minY)
    }
}
