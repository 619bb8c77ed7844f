// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Converts values of paths to parts of an address and back.
///
/// Only identifiers are written: numbers, strings, UUIDs, and values represented by one of them. With a whole model in
/// the address, the author of a link could determine the content of the page.
enum PathText {
    static func text(of value: AnyHashable) -> String? {
        let text: String? =
            switch value.base {
            case let id as UUID: id.uuidString
            case let name as any LosslessStringConvertible: name.description
            case let raw as any RawRepresentable: rawText(raw)
            default: nil
            }
        return text.flatMap { $0.isEmpty || $0.utf8.count > 200 ? nil : $0 }
    }

    private static func rawText<R: RawRepresentable>(_ value: R) -> String? {
        (value.rawValue as? any LosslessStringConvertible)?.description
    }

    static func value(_ type: any Hashable.Type, from text: String) -> AnyHashable? {
        if type == UUID.self { return UUID(uuidString: text).map { AnyHashable($0) } }
        if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? AnyHashable }
        if let type = type as? any RawRepresentable.Type { return raw(type, text) }
        return nil
    }

    private static func raw<R: RawRepresentable>(_ type: R.Type, _ text: String) -> AnyHashable? {
        guard let known = R.RawValue.self as? any LosslessStringConvertible.Type,
            let value = known.init(text) as? R.RawValue
        else { return nil }
        return R(rawValue: value) as? AnyHashable
    }

    /// All characters except those that separate parts of an address or of a path in it.
    private static let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)

    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(
            withAllowedCharacters: plain.intersection(
                CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(127))))
            ?? ""
    }
}
