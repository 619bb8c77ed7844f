// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisMacroExpansion

@Suite("Macros of previews")
struct PreviewMacroTests {
    @Test("a preview expands to nothing")
    func preview() throws {
        #expect(try Asking.freestanding("Preview", "\n#Preview { Text(\"é }\") }") == Answer(source: ""))
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
