// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Converts codable values to JSON and back. Equal values have equal texts.
enum StableJSON {
    static func text(of value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    static func value<Value: Decodable>(of text: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
