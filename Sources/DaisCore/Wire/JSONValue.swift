// SPDX-License-Identifier: Apache-2.0

/// A JSON value of a client frame.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    package var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

    /// A whole number that fits; `nil` for anything else, also for infinities.
    package var int: Int? {
        guard let number, number == number.rounded(), abs(number) < 9e15 else { return nil }
        return Int(number)
    }

    /// A length or place on the page. No browser has more than ten million points; beyond, `Int(proxy.size.width)` in a
    /// view would trap, and with it the process.
    package var points: Double? { number.map { min(max($0, -10_000_000), 10_000_000) } }

    package subscript(index: Int) -> JSONValue {
        guard let array, array.indices.contains(index) else { return .null }
        return array[index]
    }

    package subscript(key: String) -> JSONValue { object?[key] ?? .null }
}
