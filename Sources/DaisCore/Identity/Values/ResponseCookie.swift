// SPDX-License-Identifier: Apache-2.0

/// A cookie that the server sets in a browser.
///
/// By default, scripts cannot read it (`HttpOnly`), other sites send it only with links that the user follows
/// (`SameSite=Lax`), and it lasts until the browser is closed. In production, and over TLS, it is only sent encrypted
/// (`Secure`).
///
/// ```swift
/// let cookie = ResponseCookie("login", "4f1c9a…", maxAge: .seconds(30 * 24 * 60 * 60))
/// ```
public struct ResponseCookie: Sendable, Equatable {
    /// When other sites send the cookie.
    public enum SameSite: String, Sendable {
        /// Other sites never send it, not even with a link.
        case strict = "Strict"
        /// Other sites send it with links that the user follows.
        case lax = "Lax"
    }

    /// The name of the cookie.
    public let name: String
    /// The value of the cookie. It may be any text.
    public let value: String
    /// The time after which the browser forgets the cookie, or `nil` for the end of its session.
    public var maxAge: Duration?
    /// When other sites send the cookie.
    public var sameSite = SameSite.lax
    /// A Boolean value that indicates whether scripts cannot read the cookie.
    public var isHTTPOnly = true
    /// A Boolean value that indicates whether the cookie is only sent encrypted. With `nil`, it is in production and
    /// over TLS.
    public var isSecure: Bool?
    /// The path below which the browser sends the cookie.
    public var path = "/" {
        didSet { precondition(Self.isPath(path), "The path of a cookie begins with a slash, unlike “\(path)”") }
    }

    /// Creates a cookie.
    ///
    /// - Parameters:
    ///   - name: The name, of letters, digits and any of `!#$%&'*+-.^_|~`.
    ///   - value: Any text. Characters that a cookie cannot contain are percent-encoded, and decoded when it is read.
    ///   - maxAge: The time after which the browser forgets it, or `nil` for the end of the browser's session.
    public init(_ name: String, _ value: String, maxAge: Duration? = nil) {
        precondition(Self.isName(name), "A cookie is named by letters, digits and !#$%&'*+-.^_|~, unlike “\(name)”")
        self.name = name
        self.value = value
        self.maxAge = maxAge
    }

    /// Returns a cookie that makes the browser forget the one with this name.
    public static func removing(_ name: String) -> ResponseCookie { ResponseCookie(name, "", maxAge: .zero) }

    package var isRemoval: Bool { maxAge.map { $0 <= .zero } ?? false }

    /// Browsers ignore a longer cookie.
    package var isTooLong: Bool { name.utf8.count + Self.encoded(value).utf8.count > 4096 }

    /// The value of the header `Set-Cookie`.
    package func header(isSecure secure: Bool) -> String {
        var text = "\(name)=\(Self.encoded(value)); Path=\(path); SameSite=\(sameSite.rawValue)"
        if let maxAge { text += "; Max-Age=\(max(0, maxAge.components.seconds))" }
        if isHTTPOnly { text += "; HttpOnly" }
        if isSecure ?? secure { text += "; Secure" }
        return text
    }

    /// Reads the header `Cookie`.
    package static func read(_ headers: some Sequence<Substring>) -> [String: String] {
        var cookies: [String: String] = [:]
        for pair in headers.flatMap({ $0.split(separator: ";") }) {
            guard let equals = pair.firstIndex(of: "=") else { continue }
            let name = String(pair[..<equals].drop { $0 == " " })
            guard isName(name), cookies[name] == nil else { continue }
            cookies[name] = decoded(pair[pair.index(after: equals)...])
        }
        return cookies
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { isLetter($0) || "!#$%&'*+-.^_|~`".utf8.contains($0) }
    }

    private static func isPath(_ path: String) -> Bool {
        path.hasPrefix("/") && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ";") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    private static func encoded(_ value: String) -> String {
        var text = ""
        for byte in value.utf8 {
            let isPlain = byte > 0x20 && byte < 0x7f && !"\"%,;\\".utf8.contains(byte)
            text += isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }
        return text
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
