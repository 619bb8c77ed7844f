// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The path of a navigation stack, with values of any types.
///
/// A path whose values are all `Codable` can be saved and restored:
/// ```swift
/// let data = try JSONEncoder().encode(path.codable)
/// path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
/// ```
/// Types are restored by their names, so private types cannot be restored.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Creates an empty path.
    public init() { values = [] }
    /// Creates a path from values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// Creates a path from codable values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        values = elements.map { AnyHashable($0) }
    }
    /// Creates a path from a saved one.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The number of values.
    public var count: Int { values.count }
    /// A Boolean that is `true` if the path has no values.
    public var isEmpty: Bool { values.isEmpty }
    /// The representation of the path for saving; `nil` if one of its values is not `Codable`.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Appends a codable value.
    public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes values from the end.
    ///
    /// - Parameter k: The number of values. A number above ``count`` empties the path and logs a warning.
    public mutating func removeLast(_ k: Int = 1) {
        if k > values.count {
            Diagnostics.warn(
                "removeLast(\(k)) on a NavigationPath of \(values.count).", remedy: "Look at its count before.")
        }
        values.removeLast(max(0, min(k, values.count)))
    }
}

extension NavigationPath {
    /// The saved form of a path: the type and the JSON of each value, the last one first.
    nonisolated public struct CodableRepresentation: Codable, Equatable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        /// Returns whether both have the same values.
        public static func == (a: Self, b: Self) -> Bool { a.values == b.values }

        /// Encodes the types and values.
        ///
        /// - Throws: The errors of the encoder and of the values' `encode(to:)`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Codable else { continue }
                try container.encode(_mangledTypeName(type(of: value.base)) ?? "")
                let json = try JSONEncoder().encode(codable)
                try container.encode(String(decoding: json, as: UTF8.self))
            }
        }

        /// Decodes the types and values.
        ///
        /// - Throws: `DecodingError` if a type is unknown, or a value does not match its type.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var found: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "No type \(name) for a value of a NavigationPath.")
                }
                found.append(try Self.decode(type, from: json))
            }
            values = found.reversed()
        }

        private static func decode<T: Decodable & Hashable>(_ type: T.Type, from json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(T.self, from: Data(json.utf8)))
        }
    }
}
