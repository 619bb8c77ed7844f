// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a file as someone else wrote it, made safe to be the last component of a path.
nonisolated package enum FileName {
    /// Most file systems allow 255 bytes.
    private static let limit = 200

    /// Without folders, control characters and leading dots; `file` where nothing is left.
    package static func safe(_ name: String) -> String {
        let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
        let kept = last.unicodeScalars.filter { !isForbidden($0) }
        var text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
        text = String(text.drop { $0 == "." })
        guard !text.isEmpty else { return "file" }
        return shortened(text)
    }

    /// Controls, and what turns the direction of text round: a name must not look like another one.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }

    /// The extension stays.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > limit else { return text }
        let dot = text.lastIndex(of: ".")
        let ending = dot.map { text[$0...] } ?? ""
        let tail = ending.utf8.count <= 20 ? ending : ""
        var head = text.dropLast(tail.count)
        while head.utf8.count + tail.utf8.count > limit { head.removeLast() }
        return String(head + tail)
    }

    /// The header that makes a browser save what it is sent, under this name (RFC 6266).
    package static func disposition(_ name: String) -> String {
        let plain = String(name.map { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 != "%" ? $0 : "_" })
        let letters = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        let encoded = name.addingPercentEncoding(withAllowedCharacters: letters) ?? plain
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }
}
