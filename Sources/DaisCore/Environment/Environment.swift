// SPDX-License-Identifier: Apache-2.0

/// Reads a value of the environment.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ModelReader)
    }
    /// A class, so that every property is one word smaller; most are read by key path.
    private final class ModelReader {
        let read: (EnvironmentValues) -> Value
        init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
    }
    private let source: Source
    private var scope: EnvironmentScope?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The model of a type, put there by `.environment(model)`.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object(
            ModelReader { values in
                guard let model = values[type] else { Diagnostics.missingModel(type) }
                return model
            })
    }

    /// The model of a type, or `nil` when nobody set one.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object(ModelReader { $0[type] })
    }

    public var wrappedValue: Value {
        let values = scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let reader): return reader.read(values)
        }
    }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        pointer.assumingMemoryBound(to: Self.self).pointee.scope = PresenterSeatKey.scope(
            for: Value.self, of: slots.owner)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
