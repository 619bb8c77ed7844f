// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation

/// Texts with placeholders, and the values that fill them.
///
/// An input has a byte of kinds, two numbers, a line that is a string, and then the text.
enum TemplateTarget: FuzzTarget {
    static let name = "templates"
    static let words =
        FuzzInput.joining + [
            "%@", "%lld", "%d", "%lf", "%.2f", "%1$@", "%2$lld", "%3$@", "%arg", "%%", "%05d", "%x", "%'d", "%+.3e",
            "%a", "%c", "%s", "%hhd", "%99d", "%.99f", "%1000000000d", "%n", "%*d", "[a](%@)", "**%@**", "\u{F0000}",
            "javascript:",
        ]
    static let seeds = [
        "%lld of %@", "**%1$@** has %2$lld `%3$@`", "[%1$@](https://a.example/%2$@)", "%05d %x %.2f %e", "100%% %@",
        "[x](%1$@)", "%2$@ %1$@ %9$@", "%1$5.1lf%1$-8d|",
    ].map { "\u{1}AAAAAAAABBBBBBBBjavascript:x\n" + $0 }

    nonisolated static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let kinds = input.byte()
        let (first, second) = (input.integer(), input.number())
        let string = input.line()
        let text = input.text()
        let own = kinds & 1 == 0 ? nil : FormatString(text).specifiers.first?.specifier
        var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 4)
        interpolation.key = text
        interpolation.arguments = [
            .string(string), .integer(Int64(bitPattern: first), specifier: own), .number(second, specifier: own),
            kinds & 2 == 0 ? .unsigned(first, specifier: own) : .rich(Text("**\(string)**")),
        ]
        if kinds & 4 != 0 { interpolation.arguments.reverse() }
        check(LocalizedStringKey(stringInterpolation: interpolation), text)
        if kinds & 8 != 0 { check(LocalizedStringKey(text), text) }
    }

    private static func check(_ key: LocalizedStringKey, _ source: String) {
        let text = Text(key)
        var resolver = TextResolver(EnvironmentValues())
        text.resolve(&resolver, TextAttributes())
        var whole = ""
        for run in resolver.runs {
            if case .text(let part) = run.content { whole += part }
            if let link = run.attributes.link { MarkdownTarget.expectSafe(link) }
        }
        // A placeholder has at least two characters, and its value at most a few hundred.
        expect(whole.utf8.count <= 2000 * (source.utf8.count + 1), "\(whole.utf8.count) bytes of text")
        expect(text.string(in: EnvironmentValues()) == whole, "another text without attributes: \(whole)")
    }
}
