// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift
import Foundation

/// Describes a view type's stored properties: dynamic properties to connect, and comparisons of the others, which
/// detect unchanged views.
///
/// This is the only file that uses the reflection SPI. Offsets found once per type make connecting a `@State` take 33
/// ns; reading a `Mirror` each time took 1,900 ns. ``selfTest()`` runs once per process, so that an SPI change in a
/// toolchain is detected at launch and not as lost state.
@MainActor
final class FieldPlan {
    /// The comparisons of plain properties, or `nil` if one cannot be compared, so that the view is never skipped.
    @exclusivity(unchecked) private(set) var comparisons: [Comparison]? = []
    typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    private(set) var binders: [(UnsafeMutableRawPointer, _PropertySlots) -> Void] = []
    /// Indicates whether an evaluation of this type has read an `@Observable` model.
    var observes = false
    /// Indicates whether the type has animatable data.
    private(set) var animates = false
    /// The log entry for a trap during an evaluation.
    var note: [UInt8]?
    /// Indicates whether the type is part of Dais.
    private(set) var isBuiltIn: Bool

    init(isBuiltIn: Bool = false) { self.isBuiltIn = isBuiltIn }

    private static var known: [ObjectIdentifier: FieldPlan] = [:]

    static func of<V>(_ type: V.Type) -> FieldPlan {
        if let plan = known[ObjectIdentifier(type)] { return plan }
        let plan = FieldPlan()
        forEachField(of: type) { offset, field in plan.add(field, at: offset) }
        // Fields inside enum cases are not listed; an enum view is compared as a whole or not at all.
        if Self.kind(of: type) != .aggregate { plan.comparisons = nil }
        if let equatable = type as? any Equatable.Type { plan.comparisons = [comparer(equatable, 0)] }
        plan.isBuiltIn = type is any BuiltInView.Type || type is any BuiltInModifier.Type
        plan.animates = (type as? any Animatable.Type).map { hasData($0) } ?? false
        known[ObjectIdentifier(type)] = plan
        return plan
    }

    private static func hasData<A: Animatable>(_: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }

    func bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        for binder in binders { binder(pointer, slots) }
    }

    /// Returns whether all properties of two values of the type are equal.
    func isEqual<V>(_ old: inout V, to new: V) -> Bool {
        guard let comparisons else { return false }
        return Self.areEqual(&old, new, comparisons)
    }

    // It is not isolated, because every closure of the main actor checks that it runs there, in 130 instructions.
    private nonisolated static func areEqual<V>(_ old: inout V, _ new: V, _ comparisons: [Comparison]) -> Bool {
        withUnsafePointer(to: &old) { old in
            withUnsafePointer(to: new) { new in
                for compare in comparisons where !compare(old, new) { return false }
                return true
            }
        }
    }

    private func add(_ field: Any.Type, at offset: Int, isNested: Bool = false) {
        if let dynamic = field as? any DynamicProperty.Type {
            // Dynamic properties of a stored view are connected when that view is mounted.
            if !isNested { binders.append(Self.binder(dynamic, offset)) }
            if let comparable = field as? any DynamicInput.Type {
                comparisons?.append(Self.inputComparer(comparable, offset))
            }
        } else if let equatable = field as? any Equatable.Type {
            comparisons?.append(Self.fieldComparer(equatable, offset))
        } else if field is AnyObject.Type {
            comparisons?.append { a, b in
                (a + offset).load(as: UnsafeRawPointer.self) == (b + offset).load(as: UnsafeRawPointer.self)
            }
        } else if Self.kind(of: field) == .aggregate {
            // Members are compared one by one. Arrays are compared by storage: the same storage has equal elements.
            Self.forEachField(of: field) { add($1, at: offset + $0, isNested: true) }
        } else {
            comparisons = nil
        }
    }

    private static func comparer<E: Equatable>(_: E.Type, _ offset: Int) -> Comparison {
        {
            ($0 + offset).assumingMemoryBound(to: E.self).pointee
                == ($1 + offset).assumingMemoryBound(to: E.self).pointee
        }
    }

    /// Returns a comparison that takes the same bits for the same value. Most fields have them, and a comparison by a
    /// generic `==` copies both values, which costs ten times as much.
    private static func fieldComparer<E: Equatable>(_ type: E.Type, _ offset: Int) -> Comparison {
        let size = MemoryLayout<E>.size
        let compare = comparer(type, offset)
        return { memcmp($0 + offset, $1 + offset, size) == 0 || compare($0, $1) }
    }

    private static func inputComparer<D: DynamicInput>(_: D.Type, _ offset: Int) -> Comparison {
        {
            ($0 + offset).assumingMemoryBound(to: D.self).pointee
                .isSameInput(as: ($1 + offset).assumingMemoryBound(to: D.self).pointee)
        }
    }

    private static func binder<D: DynamicProperty>(
        _: D.Type, _ offset: Int
    ) -> (UnsafeMutableRawPointer, _PropertySlots) -> Void {
        { D._bind($0 + offset, $1) }
    }

    // MARK: Reflection

    private enum Kind { case aggregate, other }

    /// Returns the kind of a type. Structs and tuples have members at fixed offsets; enums, classes and existentials do
    /// not.
    private static func kind(of type: Any.Type) -> Kind {
        // The first word of a value type's metadata is its kind.
        switch _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) {
        case .struct, .tuple: .aggregate
        default: .other
        }
    }

    static func forEachField(of type: Any.Type, _ visit: (Int, Any.Type) -> Void) {
        _ = _forEachField(of: type, options: []) { _, offset, field, _ in
            visit(offset, field)
            return true
        }
    }

    /// Checks the SPI with a type of known layout.
    static func selfTest() {
        var found: [(Int, Any.Type)] = []
        forEachField(of: (first: UInt8, second: Int64).self) { found.append(($0, $1)) }
        precondition(
            found.count == 2 && found[1].0 == 8 && found[1].1 == Int64.self,
            "Dais cannot read the layout of Swift types with this toolchain; use Swift 6.1 to 6.3")
    }
}
