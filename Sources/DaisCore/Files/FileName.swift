// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes names from clients safe for use as the last component of a path.
nonisolated package enum FileName {
    /// The maximum length in bytes. Most file systems allow 255.
    private static let limit = 200

    /// Returns the name without folders, control characters and leading dots, or `file` if nothing is left.
    package static func safe(_ name: String) -> String {
        let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
        let kept = last.unicodeScalars.filter { !isForbidden($0) }
        var text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
        text = String(text.drop { $0 == "." })
        guard !text.isEmpty else { return "file" }
        return shortened(text)
    }

    /// Returns whether a character is a control character or changes the text direction, which could disguise a name.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }

    /// Returns the text shortened with its extension kept.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > limit else { return text }
        let dot = text.lastIndex(of: ".")
        let ending = dot.map { text[$0...] } ?? ""
        let tail = ending.utf8.count <= 20 ? ending : ""
        var head = text.dropLast(tail.count)
        while head.utf8.count + tail.utf8.count > limit { head.removeLast() }
        return String(head + tail)
    }

    /// Returns the header that makes a browser save a response under a name (RFC 6266).
    package static func disposition(_ name: String) -> String {
        let plain = String(name.map { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 != "%" ? $0 : "_" })
        let letters = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        let encoded = name.addingPercentEncoding(withAllowedCharacters: letters) ?? plain
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }
}
