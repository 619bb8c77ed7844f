// SPDX-License-Identifier: Apache-2.0

/// Values of types that may be `Codable` as texts, and values with such a raw value.
enum CodedText {
    /// Returns the value as JSON, or `nil` if its type cannot be encoded.
    static func text(of value: Any) -> String? {
        if let value = value as? any Encodable { return StableJSON.text(of: value) }
        return (value as? any RawRepresentable).flatMap { raw(of: $0) }
    }

    private static func raw<R: RawRepresentable>(of value: R) -> String? { text(of: value.rawValue) }

    /// Returns the value of a text, or `nil` if the type cannot be decoded or the text is none of it.
    static func value<Value>(_ type: Value.Type, of text: String) -> Value? {
        if let type = type as? any Decodable.Type { return decode(type, text) as? Value }
        return (type as? any RawRepresentable.Type).flatMap { value(raw: $0, text) as? Value }
    }

    private static func decode<D: Decodable>(_ type: D.Type, _ text: String) -> D? { StableJSON.value(of: text) }

    private static func value<R: RawRepresentable>(raw type: R.Type, _ text: String) -> R? {
        value(R.RawValue.self, of: text).flatMap(R.init(rawValue:))
    }
}
