// SPDX-License-Identifier: Apache-2.0

/// A stored property that keeps data between evaluations of a view, such as `@State` or `@Environment`.
///
/// Conform a struct of such properties to share them between views:
/// ```swift
/// struct Selection: DynamicProperty {
///     @State private var ids: Set<Int> = []
///     var isEmpty: Bool { ids.isEmpty }
/// }
/// ```
public protocol DynamicProperty {
    /// Updates the property before `body` is evaluated, after its own dynamic properties have been connected.
    mutating func update()
    /// Connects the property at `pointer` to the storage that its view keeps.
    @MainActor static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        FieldPlan.of(Self.self).bind(pointer, slots)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// A dynamic property that is also an input of the view: the view is evaluated when it differs.
@MainActor
protocol DynamicInput {
    func isSameInput(as other: Self) -> Bool
}

/// Gives each dynamic property of a view its storage, in the order of declaration.
///
/// All views share one instance: an instance per view took 48 bytes each.
@MainActor
public final class _PropertySlots {
    private unowned(unsafe) var current: _CompositeBase?
    private var cursor = 0
    private static let shared = _PropertySlots()

    private init() {}

    var owner: _CompositeBase { current! }

    static func connect(_ plan: FieldPlan, _ pointer: UnsafeMutableRawPointer, of owner: _CompositeBase) {
        let slots = shared
        // Creating a model may run arbitrary code, including this method, so the outer values are restored.
        let outer = (slots.current, slots.cursor)
        (slots.current, slots.cursor) = (owner, 0)
        plan.bind(pointer, slots)
        (slots.current, slots.cursor) = outer
    }

    /// Returns the storage of the property being connected, and creates it the first time.
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
