// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A way of moving of one's own.
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
/// It is asked once, for a way from 0 to 1, at 60 points of a second and for at most 20 seconds; the browser plays that for
/// whatever moves. So it has no say when it is interrupted, and does not know what it moves.
public protocol CustomAnimation: Hashable, Sendable {
    /// Where something is that goes from zero to `value`; `nil` when it has arrived.
    ///
    /// - Parameter time: seconds from the start.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation keeps while it goes on.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    /// Whether it counts as complete from now on, though it still moves.
    public var isLogicallyComplete = false
}

/// Values of a custom animation, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of ``AnimationState``.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Animation {
    /// An animation of one's own.
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

    /// Every point costs six bytes: of long ways every second one, or fewer.
    private static func thinned(_ points: [Double]) -> [Double] {
        let count = min(max(points.count, 8), 120)
        return (1...count).map { index in
            let place = Double(index) / Double(count) * Double(points.count - 1)
            let low = Int(place)
            let high = min(low + 1, points.count - 1)
            return points[low] + (points[high] - points[low]) * (place - Double(low))
        }
    }
}
