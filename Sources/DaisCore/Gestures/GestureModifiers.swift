// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Runs an action when the view is tapped or clicked.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(EventModifier(kind: .click) { if ($0[0].int ?? 1) == count || count == 1 { action() } })
    }

    /// Runs an action with the place of a tap, in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            EventModifier(kind: .click) { payload in
                guard (payload[0].int ?? 1) == count || count == 1 else { return }
                action(CGPoint(x: payload[1].points ?? 0, y: payload[2].points ?? 0))
            })
    }

    /// Runs an action when the view is pressed and held.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            EventModifier(kind: .press) { payload in
                onPressingChanged?(payload.bool ?? true)
                if payload.bool ?? true { action() }
            })
    }

    /// Runs an action when the pointer enters and leaves the view.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(EventModifier(kind: .hover) { action($0.bool ?? false) })
    }

    /// Attaches a gesture.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }

    /// Attaches a gesture beside those of the content.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }

    /// Attaches a gesture in front of those of the content.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }
}

/// One kind of event with one handler.
nonisolated struct EventModifier: BoxModifier {
    let kind: EventKind
    let action: (EventPayload) -> Void

    @MainActor static var layer: BoxLayer { .events }
    @MainActor func apply(to appearance: inout Appearance) {
        if kind == .click { appearance.addClass("tap") }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(current().kind) { current().action($0) }
    }
}

nonisolated struct GestureModifier<G: Gesture>: BoxModifier {
    let gesture: G

    @MainActor static var layer: BoxLayer { .events }
    @MainActor func apply(to appearance: inout Appearance) {}

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        for (index, event) in current().gesture._events().enumerated() {
            element.on(event.kind) { payload in
                let event = current().gesture._events()[index]
                guard event.count == 1 || payload[0].int == event.count, let reading = event.read(payload) else {
                    return
                }
                for action in event.changed { action(reading.value) }
                if reading.isEnd { for action in event.ended { action(reading.value) } }
            }
        }
    }
}

/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }

    public var wrappedValue: Value { box?.read() ?? initial }
    public var projectedValue: GestureState<Value> { self }

    func write(_ value: Value) { box?.write(value) }
    func reset() { box?.write(initial) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        state.pointee.box = slots.next { StateBox(state.pointee.initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
