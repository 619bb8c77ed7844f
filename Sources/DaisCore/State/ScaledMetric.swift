// SPDX-License-Identifier: Apache-2.0

/// A length that grows with the size of text that a reader has chosen.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var picture = 48.0
///
/// Image("portrait").resizable().frame(width: picture, height: picture)
/// ```
/// It follows `dynamicTypeSize`. All text styles grow alike here, and so do lengths relative to them.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private var size = Environment(\.dynamicTypeSize)

    /// - Parameters:
    ///   - wrappedValue: the length in points with text of the usual size.
    ///   - textStyle: the text that it stands beside.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// - Parameter wrappedValue: the length in points with text of the usual size.
    public init(wrappedValue: Value) { base = wrappedValue }

    public var wrappedValue: Value { base * Value(size.wrappedValue.factor) }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let metric = pointer.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &metric.pointee.size) { Environment<DynamicTypeSize>._bind($0, slots) }
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
