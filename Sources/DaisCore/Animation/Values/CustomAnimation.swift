// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A custom timing of an animated change.
///
/// ```swift
/// struct Steps: CustomAnimation {
///     func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         guard time < 1 else { return nil }
///         var copy = value
///         copy.scale(by: (time * 4).rounded(.down) / 4)
///         return copy
///     }
/// }
/// withAnimation(Animation(Steps())) { isOn.toggle() }
/// ```
/// It is sampled once, for a change from 0 to 1, at 60 points per second and for at most 20 seconds; the browser plays
/// the samples for any property. It therefore cannot react to interruptions or to the animated value.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the distance covered of a change from zero to `value`, or `nil` when it has ended.
    ///
    /// - Parameters:
    ///   - value: The whole change.
    ///   - time: The time in seconds since the start.
    ///   - context: The state of the animation.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// Returns the velocity at a time. It is not called, because the browser handles interruptions.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Returns whether to merge with a previous animation. It is not called, because the browser handles interruptions.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// Returns false.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state of a custom animation between two samples.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Values that the animation stores.
    public var state = AnimationState<Value>()
    /// A Boolean value that indicates whether the animation is logically complete, although it still moves.
    public var isLogicallyComplete = false
}

/// Values that a custom animation stores by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Creates an empty state.
    public init() {}
    /// Accesses the value for a key. Without a stored value it is the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of ``AnimationState``.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is stored.
    static var defaultValue: Value { get }
}

extension Animation {
    /// Creates an animation with a custom timing.
    public init<A: CustomAnimation>(_ base: A) {
        var context = AnimationContext<Double>()
        var points: [Double] = []
        var complete: Double?
        let longest = 20 * 60
        while points.count < longest,
            let value = base.animate(value: 1, time: Double(points.count) / 60, context: &context)
        {
            if context.isLogicallyComplete, complete == nil { complete = Double(points.count) / 60 }
            points.append(value)
        }
        points.append(1)
        self.init(.points(Self.thinned(points), duration: max(Double(points.count - 1) / 60, 0.001)))
        completeAfter = complete
    }

    /// Returns fewer samples for long animations, because each takes six bytes.
    private static func thinned(_ points: [Double]) -> [Double] {
        let count = min(max(points.count, 8), 120)
        return (1...count).map { index in
            let place = Double(index) / Double(count) * Double(points.count - 1)
            let low = Int(clamping: place, in: 0...(points.count - 1))
            let high = min(low + 1, points.count - 1)
            return points[low] + (points[high] - points[low]) * (place - Double(low))
        }
    }
}
