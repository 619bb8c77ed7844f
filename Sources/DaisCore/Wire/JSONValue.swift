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
    package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    package var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

    package subscript(index: Int) -> JSONValue {
        guard let array, array.indices.contains(index) else { return .null }
        return array[index]
    }

    package subscript(key: String) -> JSONValue { object?[key] ?? .null }
}

// The ways in which a number of the browser enters the program. Each of them is finite and has limits, so that what
// views compute from it is not infinite, and `Int(proxy.size.width)` in a view does not end the process.
extension JSONValue {
    private var raw: Double? {
        guard case .number(let value) = self, value.isFinite else { return nil }
        return value
    }

    /// The value as an integer, or `nil` if it is not a whole number of moderate size.
    package var int: Int? {
        guard let raw, raw == raw.rounded(), abs(raw) < 9e15 else { return nil }
        return Int(clamping: raw, in: -9_000_000_000_000_000...9_000_000_000_000_000)
    }

    /// The value as a number without a unit, limited to ±2⁵³. Up to there every integer has a `Double` of its own.
    package var number: Double? { raw?.limited(to: -0x1p53...0x1p53) }

    /// The value as a position on the page, in points: a multiple of 1/64 point, the unit in which browsers lay out, of
    /// at most ten million points, as in browsers. Quotients of two lengths are below 10⁹ or divide by 0.
    package var points: Double? { raw.map { ($0.limited(to: -1e7...1e7) * 64).rounded() / 64 } }

    /// The value as a length on the page, in points, or `nil` if it is negative; see ``points``.
    package var length: Double? { points.flatMap { $0 < 0 ? nil : $0 } }

    /// The value as a factor, an angle or a velocity: a multiple of 2⁻²⁰, of at most ten million.
    package var amount: Double? { raw.map { ($0.limited(to: -1e7...1e7) * 0x1p20).rounded() / 0x1p20 } }
}
