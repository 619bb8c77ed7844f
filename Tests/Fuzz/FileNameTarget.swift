// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation

/// Names of uploaded and downloaded files.
enum FileNameTarget: FuzzTarget {
    static let name = "file-names"
    static let words =
        FuzzInput.joining + [
            "/", "\\", "..", "../", "..\\", ".", "\u{0}", "\n", "\u{202E}", "\u{2028}", "\"", "%2f", "%", ".tar.gz",
            String(repeating: "\u{301}", count: 60), String(repeating: "ü", count: 60),
        ]
    static let seeds = [
        "../../etc/passwd", "C:\\fakepath\\a.txt", "..", ".bashrc", "Grüße \"1\".txt", "a\u{0}b\n.txt",
        String(repeating: "ü", count: 110) + ".txt", "a" + String(repeating: "\u{301}", count: 120) + ".png",
    ]

    nonisolated static func run(_ input: [UInt8]) {
        let text = String(decoding: input, as: UTF8.self)
        let name = FileName.safe(text)
        expect(!name.isEmpty && name.utf8.count <= 200, "a name of \(name.utf8.count) bytes")
        expect(!name.utf8.contains { $0 < 0x20 || $0 == 0x7f }, "a control character in \(name.debugDescription)")
        expect(!name.utf8.contains { $0 == 0x2f || $0 == 0x5c }, "a separator in \(name.debugDescription)")
        expect(name.utf8.first != 0x2e, "a leading dot in \(name.debugDescription)")
        expect(FileName.safe(name) == name, "another name the second time: \(name.debugDescription)")
        check(FileName.disposition(name))
        check(FileName.disposition(text))
    }

    /// The header is one line of ASCII, and its quoted text has no mark that ends it early.
    private static func check(_ header: String) {
        expect(header.utf8.allSatisfy { (0x20..<0x7f).contains($0) }, "not a header: \(header.debugDescription)")
        expect(header.utf8.filter { $0 == 0x22 }.count == 2, "a quote in \(header.debugDescription)")
        expect(!header.utf8.contains(0x5c), "a backslash in \(header.debugDescription)")
    }
}
