// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a navigation stack shows above its root, of any types.
///
/// A path of values that are all `Codable` can be saved and restored:
/// ```swift
/// let data = try JSONEncoder().encode(path.codable)
/// path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
/// ```
/// Their types are found again by their names, which private types have none of.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init() { values = [] }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        values = elements.map { AnyHashable($0) }
    }
    /// A path that was saved. Values whose type is not there any more end it.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    /// What can be saved of the path; `nil` if one of its values is not `Codable`.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes values off the end.
    ///
    /// - Parameter k: how many; more than there are is a mistake, and empties the path.
    public mutating func removeLast(_ k: Int = 1) {
        if k > values.count {
            Diagnostics.warn(
                "removeLast(\(k)) on a NavigationPath of \(values.count).", remedy: "Look at its count before.")
        }
        values.removeLast(max(0, min(k, values.count)))
    }
}

extension NavigationPath {
    /// The values of a path as they are saved: type and JSON of each, the topmost first.
    nonisolated public struct CodableRepresentation: Codable, Equatable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        public static func == (a: Self, b: Self) -> Bool { a.values == b.values }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Codable else { continue }
                try container.encode(_mangledTypeName(type(of: value.base)) ?? "")
                let json = try JSONEncoder().encode(codable)
                try container.encode(String(decoding: json, as: UTF8.self))
            }
        }

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
