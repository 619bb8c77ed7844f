// SPDX-License-Identifier: Apache-2.0
import Foundation
import JWTKit

/// The public keys of a provider, of which those that JWTKit does not know belong to something else. It knows public ones
/// alone.
struct OpenIDKeys: Sendable {
    private struct KeySet: Decodable {
        struct Entry: Decodable {
            let key: JWK?
            let isForSignatures: Bool

            private enum CodingKeys: String, CodingKey {
                case use
            }

            init(from decoder: any Decoder) throws {
                key = try? JWK(from: decoder)
                isForSignatures =
                    try decoder.container(keyedBy: CodingKeys.self)
                    .decodeIfPresent(String.self, forKey: .use) != "enc"
            }
        }

        let keys: [Entry]
    }

    let collection = JWTKeyCollection()
    private(set) var names: Set<String> = []

    /// Reads a list of keys.
    ///
    /// - Throws: An error if it is none.
    init(_ data: Data) async throws {
        let entries = try JSONDecoder().decode(KeySet.self, from: data).keys.filter(\.isForSignatures)
        for var key in entries.compactMap(\.key) {
            if let name = key.keyIdentifier?.string {
                if (try? await collection.add(jwk: key)) != nil { names.insert(name) }
            } else if entries.count == 1 {
                // Section 10.1 of OpenID Connect Core asks for names only where there are several keys. A token that
                // names no key is checked with the first one.
                key.keyIdentifier = ""
                _ = try? await collection.add(jwk: key)
            }
        }
    }
}
