// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where a modal is while it is not there, relative to where it stands.
public enum ModalTransitionFrame: Hashable, Sendable {
    /// Where it stands.
    case displayed
    /// Out of the window on that side.
    case beyond(Edge)
    /// Moved by so many points, rightwards and downwards.
    case offset(x: CGFloat, y: CGFloat)
    /// A rectangle in points of the container, to which the modal is moved and scaled. It means something only where the
    /// displayed frame is a rectangle too; otherwise it is `.displayed`.
    case rect(CGRect)
}

/// A change of size and place that does not lay anything out anew.
public struct ModalTransform: Hashable, Sendable {
    public var scaleX: CGFloat
    public var scaleY: CGFloat
    /// Points, rightwards and downwards.
    public var x: CGFloat
    public var y: CGFloat

    nonisolated public init(scaleX: CGFloat = 1, scaleY: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0) {
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.x = x
        self.y = y
    }

    public static let identity = ModalTransform()
    /// 1 is its own size, 0 a point.
    nonisolated public static func scale(_ factor: CGFloat) -> ModalTransform {
        ModalTransform(scaleX: factor, scaleY: factor)
    }
    nonisolated public static func translation(x: CGFloat = 0, y: CGFloat = 0) -> ModalTransform {
        ModalTransform(x: x, y: y)
    }
}

/// What a modal is like before it comes, or after it went. The browser plays the way between this and the display values,
/// turns round wherever it is, and cross-fades for whoever prefers reduced motion.
public struct ModalTransitionValues: Hashable, Sendable {
    public var frame: ModalTransitionFrame
    /// From 0 to 1.
    public var alpha: Double
    public var transform: ModalTransform
    /// How much of what lies below is covered, as a part of the displayed opacity, from 0 to 1.
    public var overlayOpacity: Double
    /// `nil` for those that are displayed.
    public var roundedCorners: ModalRoundedCorners?
    public var animation: Animation

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

    /// Values with a rectangle in points, for styles that compute with numbers.
    nonisolated public init(
        frame: CGRect, alpha: Double = 1, transform: ModalTransform = .identity, overlayOpacity: Double = 0,
        roundedCorners: ModalRoundedCorners? = nil, animation: Animation = .spring()
    ) {
        self.init(
            frame: .rect(frame.standardized), alpha: alpha, transform: transform, overlayOpacity: overlayOpacity,
            roundedCorners: roundedCorners, animation: animation)
    }

    /// In place, from nothing to opaque.
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

/// How a modal gives way when it is dragged against the direction in which it can be dismissed.
public struct ModalReverseTransitionValues: Hashable, Sendable {
    /// Points; further than that it cannot be pulled, and on the way there it resists more and more.
    public var distance: CGFloat

    private var frame: CGRect?

    nonisolated public init(distance: CGFloat) { self.distance = distance }

    /// A rectangle in points of the container, for styles that compute with numbers: it is pulled as far as the upper edge
    /// of the displayed rectangle is from that of this one.
    nonisolated public init(frame: CGRect) {
        distance = 0
        self.frame = frame.standardized
    }

    func distance(from display: ModalDisplayValues) -> CGFloat {
        guard let frame, case .rect(let shown) = display.frame.place else { return distance }
        return max(0, shown.minY - frame.minY)
    }
}
