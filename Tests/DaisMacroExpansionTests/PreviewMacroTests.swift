// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisMacroExpansion

@Suite("Macros of previews")
struct PreviewMacroTests {
    /// The type that a preview becomes, in a debug build.
    private func declared(_ content: String, line: Int = 1) -> Answer {
        Answer(
            source: """
                #if DEBUG
                struct $s1d12DaisPreviewfMu_: DaisCore._DeclaredPreview {
                static var _file: Swift.String { "A/a.swift" }
                static var _line: Swift.Int { \(line) }
                static var _content: DaisCore._PreviewContent {
                \(content)
                }
                }
                #endif
                """)
    }

    @Test(
        "a preview becomes a type that passes its arguments and its body on",
        arguments: [
            ("\n#Preview { Text(\"é }\") }", "DaisCore._PreviewContent { Text(\"é }\") }", 2),
            ("#Preview(\"A (1\") {\n}", "DaisCore._PreviewContent(\"A (1\") {\n}", 1),
            (
                "// #Preview {}\n@available(iOS 17, *)\n#Preview(traits: .a(b: \")\"), .c) { D() }",
                "DaisCore._PreviewContent(traits: .a(b: \")\"), .c) { D() }", 2
            ),
            ("#Preview(arguments: [1]) { a in B(a) }", "DaisCore._PreviewContent(arguments: [1]) { a in B(a) }", 1),
            ("#Preview(\"A\", body: b)", "DaisCore._PreviewContent(\"A\", body: b)", 1),
        ])
    func preview(_ source: String, _ content: String, _ line: Int) throws {
        #expect(try Asking.freestanding("Preview", source) == declared(content, line: line))
    }

    @Test(
        "properties with @Previewable become those of a view",
        arguments: [
            ("@Previewable @State var a = 1\nText(\"\\(a)\")", "@State var a = 1", "\n\nText(\"\\(a)\")"),
            ("@Previewable\n@State var a = [1,\n2]\n.b // c\nD()", "@State var a = [1,\n2]\n.b", "\n // c\nD()"),
            ("@Previewable @State var a: Int?; B()", "@State var a: Int?", "\n B()"),
            (
                "let a = 1\n@SwiftUI.Previewable @Namespace var b\nC(b) { @Sendable in }", "@Namespace var b",
                "\nlet a = 1\n\nC(b) { @Sendable in }"
            ),
            ("@Previewable @State var a =\n1\n", "@State var a =\n1", "\n\n"),
        ])
    func previewable(_ body: String, _ property: String, _ rest: String) throws {
        let answer = try Asking.freestanding("Preview", "#Preview(\"A\") {\n\(body)}")
        #expect(
            answer
                == declared(
                    """
                    struct __Body: DaisCore.View {
                    \(property)
                    var body: some DaisCore.View {\(rest)}
                    }
                    return DaisCore._PreviewContent("A") { __Body() }
                    """))
    }

    @Test("a preview with arguments and @Previewable is an error that names the remedy")
    func argumentsAndState() throws {
        let answer = try Asking.freestanding(
            "Preview", "#Preview(\"arguments:\", arguments: [1]) { a in\n@Previewable @State var b = 1\nText(\"\") }")
        #expect(answer.source == nil)
        #expect(
            answer.problems.map(\.text) == [
                "error a.swift a preview with arguments has no '@Previewable'; move its state into a view of its own"
            ])
        #expect(
            try Asking.freestanding("Preview", "#Preview(\"arguments:\") { @Previewable @State var b = 1 }").source
                != nil)
    }

    @Test(
        "source of any kind gets an answer",
        arguments: ["", "#Preview", "#Preview(", "#Preview {", "@", "#", "@Previewable", "}"])
    func anySource(_ source: String) throws {
        #expect(try Asking.freestanding("Preview", source).problems.isEmpty)
    }

    @Test("@Previewable in the body of a preview expands to nothing")
    func previewableInside() throws {
        let context = ["{\n}", "\n// A\n#Preview(\"A\") {\n    @Previewable @Namespace var a\n}", "struct A {}"]
        let declaration = "@Previewable @Namespace var a"
        #expect(try Asking.attached("Previewable", "peer", declaration, in: context) == Answer(source: ""))
        let other = try Asking.attached("Previewable", "peer", declaration, in: ["{\n}", "#Previews {}"])
        #expect(other.source == nil)
    }

    @Test("@Previewable outside of a preview is an error at its place")
    func previewable() throws {
        let answer = try Asking.attached(
            "Previewable", "peer", "  /* é */ @Previewable @State var a = 1", in: ["struct A {}"])
        #expect(answer.source == nil)
        #expect(
            answer.problems == [
                .init(
                    text:
                        "error a.swift '@Previewable' can only be used at the start of the body of '#Preview'; remove it here",
                    offset: 111)
            ])
    }

    @Test("a macro that the program does not know is an error that names the remedy")
    func missing() throws {
        let text = "error a.swift this build of DaisMacros has no macro 'New'; clean the build folder and build again"
        let expected = Answer(problems: [.init(text: text, offset: 100)])
        #expect(try Asking.freestanding("New", "#New()") == expected)
        #expect(try Asking.attached("New", "peer", "@New var a = 1") == expected)
    }
}
