// SPDX-License-Identifier: Apache-2.0

/// A length that scales with the reader's text size.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var picture = 48.0
///
/// Image("portrait").resizable().frame(width: picture, height: picture)
/// ```
/// It follows `dynamicTypeSize`, which is the reader's unless it is set. It scales by the factor of the text style: the
/// largest titles grow less than body text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var size = Environment(\.dynamicTypeSize)

    /// Creates a length that scales with a text style.
    ///
    /// - Parameters:
    ///   - wrappedValue: The length in points at the default text size.
    ///   - textStyle: The style of the text beside it.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a length that scales with body text.
    ///
    /// - Parameter wrappedValue: The length in points at the default text size.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The scaled length in points.
    public var wrappedValue: Value {
        let size = style.metrics.size
        return base * Value((size + style.growth * (self.size.wrappedValue.body - 17)) / size)
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let metric = pointer.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &metric.pointee.size) { Environment<DynamicTypeSize>._bind($0, slots) }
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
