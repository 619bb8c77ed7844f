// SPDX-License-Identifier: Apache-2.0

/// A stored property that keeps data alive between evaluations of a view: `@State`, `@Environment` and the like.
///
/// Conform a struct of such properties to share them between views:
/// ```swift
/// struct Selection: DynamicProperty {
///     @State private var ids: Set<Int> = []
///     var isEmpty: Bool { ids.isEmpty }
/// }
/// ```
public protocol DynamicProperty {
    /// Called before `body`, after the property's own properties were connected.
    mutating func update()
    /// Connects the property at `pointer` with what its view keeps for it.
    @MainActor static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots)
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        FieldPlan.of(Self.self).bind(pointer, slots)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// A dynamic property that is also an input of the view, so that another one means evaluating the view.
@MainActor
protocol DynamicInput {
    func isSameInput(as other: Self) -> Bool
}

/// Hands each dynamic property of a view, in the order of their declaration, what the view keeps for it.
///
/// There is one, used by whichever view is being connected: one for each view took 48 bytes of each.
@MainActor
public final class PropertySlots {
    private unowned(unsafe) var current: CompositeBase?
    private var cursor = 0
    private static let shared = PropertySlots()

    private init() {}

    var owner: CompositeBase { current! }

    static func connect(_ plan: FieldPlan, _ pointer: UnsafeMutableRawPointer, of owner: CompositeBase) {
        let slots = shared
        // Making a model may run anything, so what is under way is put back.
        let outer = (slots.current, slots.cursor)
        (slots.current, slots.cursor) = (owner, 0)
        plan.bind(pointer, slots)
        (slots.current, slots.cursor) = outer
    }

    /// The object kept for the property being connected; made the first time.
    func next<T: AnyObject>(_ make: () -> T) -> T {
        let owner = owner
        let index = cursor
        cursor += 1
        if index < owner.properties.count { return unsafeDowncast(owner.properties[index], to: T.self) }
        let made = make()
        owner.properties.append(made)
        return made
    }
}
