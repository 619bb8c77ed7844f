// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A type with animatable data: a shape, a view or a modifier that is evaluated at intermediate values.
///
/// ```swift
/// struct Wave: Shape {
///     var phase: Double
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///     func path(in rect: CGRect) -> Path { … }
/// }
/// ```
/// When the data changes in an animated transaction, the value is evaluated at 25 points, and the browser plays the
/// differences: effects, colors, sizes, paths and texts. Other differences change at once.
nonisolated public protocol Animatable {
    /// The type of the animatable data.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data to interpolate. The default is empty.
    @MainActor var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data, which is not animated.
    nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The animatable data of a type without any.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates empty data.
    public init() {}
    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns the only value.
    public static func + (a: Self, b: Self) -> Self { a }
    /// Returns the only value.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Has no effect.
    public mutating func scale(by rhs: Double) {}
    /// The value is always 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together. Nested pairs hold more values.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair of two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    /// A pair of zeros.
    public static var zero: Self { Self(.zero, .zero) }
    /// Adds both values.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// Subtracts both values.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    /// Multiplies both values by a factor.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of both squared magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The value itself.
    nonisolated public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// A number is its own animatable data.
    public typealias AnimatableData = Double
}
extension Float: Animatable {
    /// A number is its own animatable data.
    public typealias AnimatableData = Float
}
extension CGFloat: Animatable {
    /// A number is its own animatable data.
    public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
    /// The coordinates of the point.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
extension CGSize: Animatable {
    /// The width and height.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}
extension CGRect: Animatable {
    /// The origin and size.
    nonisolated public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(AnimatablePair(origin.x, origin.y), AnimatablePair(size.width, size.height)) }
        set {
            origin = CGPoint(x: newValue.first.first, y: newValue.first.second)
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}
extension UnitPoint: Animatable {
    /// The coordinates of the point.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
extension Angle: Animatable {
    /// The angle in radians.
    nonisolated public var animatableData: Double {
        get { radians }
        set { self = .radians(newValue) }
    }
}
