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
    /// A class, so that every property is one word smaller; most properties use a key path.
    private final class ModelReader {
        let read: (EnvironmentValues) -> Value
        init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
    }
    private let source: Source
    private var scope: EnvironmentScope?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads the model of a type, which `.environment(model)` sets. A missing model stops the program with a message.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object(
            ModelReader { values in
                guard let model = values[type] else { Diagnostics.missingModel(type) }
                return model
            })
    }

    /// Reads the model of a type, or `nil` if no view above sets one.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object(ModelReader { $0[type] })
    }

    /// The value in the environment of the view.
    public var wrappedValue: Value {
        let values = scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let reader): return reader.read(values)
        }
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let bound = Value.self as? any ViewBoundValue.Type
        pointer.assumingMemoryBound(to: Self.self).pointee.scope =
            bound?.scope(of: slots.owner) ?? slots.owner.environment
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
