// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A change of a view's appearance that does not affect its layout.
///
/// A closure such as that of ``View/scrollTransition(_:axis:transition:)`` receives an empty effect and returns it with
/// changes:
/// ```swift
/// Text("Chapter").scrollTransition { content, phase in
///     content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
/// }
/// ```
public protocol VisualEffect: Sendable {
    /// The changes; for the engine.
    var _changes: _VisualChanges { get }
}

/// No change of a view's appearance.
public struct EmptyVisualEffect: VisualEffect {
    /// The changes, of which there are none.
    public let _changes = _VisualChanges()

    /// Creates an effect that changes nothing.
    public init() {}
}

/// The changes of a visual effect as CSS.
public struct _VisualChanges: Sendable, Equatable, VisualEffect {
    /// The functions of `transform`. The last change is the first, because CSS applies the functions from the end.
    var transforms: [String] = []
    var filters: [String] = []
    var opacity = 1.0

    /// The changes themselves.
    public var _changes: _VisualChanges { self }
}

extension VisualEffect {
    private func changed(_ change: (inout _VisualChanges) -> Void) -> _VisualChanges {
        var changes = _changes
        change(&changes)
        return changes
    }

    private func transformed(_ function: String, around anchor: UnitPoint = .center) -> _VisualChanges {
        changed {
            guard anchor != .center else { return $0.transforms.insert(function, at: 0) }
            let (x, y) = (Double(anchor.x) * 100 - 50, Double(anchor.y) * 100 - 50)
            let (there, back) = ("translate(\(x.css)%,\(y.css)%)", "translate(\((-x).css)%,\((-y).css)%)")
            $0.transforms.insert("\(there) \(function) \(back)", at: 0)
        }
    }

    private func filtered(_ function: String) -> _VisualChanges { changed { $0.filters.append(function) } }

    /// Moves the view by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Moves the view by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed("translate(\(x.px),\(y.px))")
    }

    /// Scales the view by one factor in both directions.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by a factor for each direction.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view by a factor for each direction.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed("scale(\(x.css),\(y.css))", around: anchor)
    }

    /// Rotates the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed("rotate(\(angle.degrees.css)deg)", around: anchor)
    }

    /// Rotates the view in three dimensions. Browsers draw it without perspective, as for views.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed(
            "rotate3d(\(axis.x.css),\(axis.y.css),\(axis.z.css),\(angle.degrees.css)deg)", around: anchor)
    }

    /// Applies an affine transform to the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        // The origin of SwiftUI is the leading top corner, and that of CSS is the center.
        transformed(ProjectionTransform(transform).css, around: .topLeading)
    }

    /// Sets the opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= min(max(opacity, 0), 1) } }

    /// Blurs the view with a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        filtered("blur(\(max(0, radius).css)px)")
    }

    /// Adds an amount to the brightness. 0 changes nothing, 1 makes the view white, and -1 makes it black.
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(FilterFunction.brightness(amount)) }

    /// Multiplies the contrast. 1 changes nothing, and 0 makes the view gray.
    public func contrast(_ amount: Double) -> some VisualEffect { filtered("contrast(\(amount.css))") }

    /// Multiplies the saturation. 1 changes nothing, and 0 removes all color.
    public func saturation(_ amount: Double) -> some VisualEffect { filtered("saturate(\(max(0, amount).css))") }

    /// Removes color. 0 changes nothing, and 1 removes all color.
    public func grayscale(_ amount: Double) -> some VisualEffect { filtered("grayscale(\(amount.css))") }

    /// Shifts all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered("hue-rotate(\(angle.degrees.css)deg)") }
}
