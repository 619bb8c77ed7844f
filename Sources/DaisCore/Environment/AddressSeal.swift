// SPDX-License-Identifier: Apache-2.0

/// Signs the addresses that the app has written, so that no other address opens a page.
///
/// SwiftUI code trusts the values of a stack's path because only its own links make them. Anyone can write
/// an address. A sealed text ends in a signature that only the server can make:
///
///     at = 7,8 ! k3x…          text, then its signature
///
/// The signature also covers the page to which the text belongs, so that it cannot be moved to another one.
package struct AddressSeal: Sendable {
    private let sign: @Sendable (String) -> String
    private let earlier: [@Sendable (String) -> String]

    /// Creates a seal.
    ///
    /// - Parameters:
    ///   - sign: A function that returns the signature of a text: ASCII letters, digits, `-` and `_`.
    ///   - earlier: Functions whose signatures are valid too, such as those of keys that have been replaced.
    package init(
        sign: @escaping @Sendable (String) -> String, earlier: [@Sendable (String) -> String] = []
    ) {
        self.sign = sign
        self.earlier = earlier
    }

    /// Returns a text with its signature.
    func seal(_ text: String, of page: String) -> String { text + "!" + sign(page + "\n" + text) }

    /// Splits an address's text into its content, and a Boolean that is `true` if this app has written it.
    static func open(_ sealed: Substring, of page: String, by seal: AddressSeal?) -> (text: Substring, isOwn: Bool) {
        guard let mark = sealed.lastIndex(of: "!") else { return (sealed, false) }
        let text = sealed[..<mark]
        let signature = String(sealed[mark...].dropFirst())
        let isOwn = seal.map { seal in
            ([seal.sign] + seal.earlier).contains { constantTimeEqual($0(page + "\n" + text), signature) }
        }
        return (text, isOwn ?? false)
    }
}

/// Compares two strings in constant time, so that the duration does not reveal the first difference.
package func constantTimeEqual(_ first: String, _ second: String) -> Bool {
    let first = Array(first.utf8)
    let second = Array(second.utf8)
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

extension String {
    /// An address that stays on this host: it starts with exactly one slash.
    ///
    /// Browsers read `//example.org` as another host, and a backslash as a slash
    /// (https://url.spec.whatwg.org/#relative-slash-state). They skip tabs and line breaks.
    package var onThisHost: String {
        "/" + String(unicodeScalars.drop { $0 == "/" || $0 == "\\" || $0 == "\t" || $0 == "\n" || $0 == "\r" })
    }
}
