// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes names from clients safe for use as the last component of a path.
nonisolated package enum FileName {
    /// The maximum length in bytes. Most file systems allow 255.
    private static let limit = 200

    /// Returns the name without folders, control characters and leading dots, or `file` if nothing is left.
    ///
    /// It compares scalars. A slash and a combining mark are one `Character`, which is no slash, but the file system
    /// finds the slash.
    package static func safe(_ name: String) -> String {
        let scalars = name.unicodeScalars
        let last = scalars.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? scalars[...]
        let kept = last.filter { !isForbidden($0) }.drop { $0 == "." || isSpace($0) }
        let text = withoutSpace(shortened(withoutSpace(String(String.UnicodeScalarView(kept)))))
        return text.isEmpty ? "file" : text
    }

    /// Returns the text without spaces at its end.
    private static func withoutSpace(_ text: String) -> String {
        let end = text.unicodeScalars.lastIndex { !isSpace($0) }
        return end.map { String(text.unicodeScalars[...$0]) } ?? ""
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    /// Returns whether a character is a control character or changes the text direction, which could disguise a name.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }

    /// Returns the text shortened with its extension kept.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > limit else { return text }
        let dot = text.unicodeScalars.lastIndex(of: ".") ?? text.endIndex
        let end = text.utf8[dot...].count <= 20 ? dot : text.endIndex
        let tail = text[end...]
        return String(text[..<end]).prefix(utf8: limit - tail.utf8.count) + tail
    }

    private static let letters = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    /// Returns the header that makes a browser save a response under a name (RFC 6266).
    package static func disposition(_ name: String) -> String {
        let plain = String(name.map { isPlain($0.utf8) ? $0 : "_" })
        let encoded = name.addingPercentEncoding(withAllowedCharacters: letters) ?? plain
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }

    /// Returns whether a character is ASCII that means itself in a quoted text.
    private static func isPlain(_ character: Character.UTF8View) -> Bool {
        guard character.count == 1, let byte = character.first, (0x20..<0x7f).contains(byte) else { return false }
        return ![UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%")].contains(byte)
    }
}
