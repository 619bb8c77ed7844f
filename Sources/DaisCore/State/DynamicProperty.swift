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

/// What a view keeps for its dynamic properties, in the order of their declaration.
@MainActor
public final class PropertySlots {
    private var objects = Few<AnyObject>()
    private var cursor = 0
    unowned(unsafe) let owner: CompositeBase

    init(owner: CompositeBase) { self.owner = owner }

    func rewind() { cursor = 0 }

    /// The object kept for the property being connected; made the first time.
    func next<T: AnyObject>(_ make: () -> T) -> T {
        defer { cursor += 1 }
        if cursor < objects.count { return unsafeDowncast(objects[cursor], to: T.self) }
        let made = make()
        objects.append(made)
        return made
    }
}
