// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An element of a path of Core Graphics.
public struct CGPathElement {
    /// The kind of the element, which decides how many points it has.
    public var type: CGPathElementType
    /// The points: control points first, then the end. They are valid during the call that receives the element.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A kind of element, with the raw values of Core Graphics.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath, with one point.
    case moveToPoint
    /// A line, with one point.
    case addLineToPoint
    /// A quadratic Bézier curve, with two points.
    case addQuadCurveToPoint
    /// A cubic Bézier curve, with three points.
    case addCurveToPoint
    /// A line to the start of the subpath, without points.
    case closeSubpath
}

extension CGPath {
    /// Calls a closure for each element.
    ///
    /// ```swift
    /// func starts(of path: CGPath) -> [CGPoint] {
    ///     var starts: [CGPoint] = []
    ///     path.applyWithBlock { element in
    ///         if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
    ///     }
    ///     return starts
    /// }
    /// ```
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            // Code may read three points of an element that has fewer.
            var points = element.points + Array(repeating: .zero, count: 3 - element.points.count)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
            }
        }
    }
}

extension Path.Element {
    /// The points: control points first, then the end.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }

    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }
}
