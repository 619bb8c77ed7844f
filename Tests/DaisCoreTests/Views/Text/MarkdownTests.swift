// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@Suite("Markdown in texts")
struct MarkdownTests {
    /// `*` emphasized, `**` strong, `~` struck, a back-quote code, `[…](…)` a link.
    func shown(_ source: String) -> String {
        Markdown.runs(source).map { run in
            var text = run.text
            if run.marks.isCode { text = "<c>\(text)</c>" }
            if run.marks.isEmphasized { text = "<i>\(text)</i>" }
            if run.marks.isStrong { text = "<b>\(text)</b>" }
            if run.marks.isStruck { text = "<s>\(text)</s>" }
            if let link = run.marks.link { text = "<a \(link)>\(text)</a>" }
            return text
        }.joined()
    }

    @Test(
        "marks are read as CommonMark reads them",
        arguments: [
            ("plain", "plain"),
            ("**bold** and *it*", "<b>bold</b> and <i>it</i>"),
            ("__bold__ and _it_", "<b>bold</b> and <i>it</i>"),
            ("***both***", "<b><i>both</i></b>"),
            ("2 * 3 * 4", "2 * 3 * 4"),
            ("snake_case_name", "snake_case_name"),
            ("~~gone~~ and ~gone~", "<s>gone</s> and <s>gone</s>"),
            ("`a*b*`", "<c>a*b*</c>"),
            ("\\*no\\*", "*no*"),
            ("*open", "*open"),
            ("**a *b* c**", "<b>a </b><b><i>b</i></b><b> c</b>"),
            ("[Swift](https://swift.org)", "<a https://swift.org>Swift</a>"),
            ("[**b**](/x)", "<a /x><b>b</b></a>"),
            ("[no link]", "[no link]"),
            ("see https://swift.org.", "see <a https://swift.org>https://swift.org</a>."),
            ("<https://a.b>", "<a https://a.b>https://a.b</a>"),
            ("a < b", "a < b"),
        ])
    func marks(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "only harmless addresses become links",
        arguments: [
            "javascript:alert(1)", "java\nscript:alert(1)", " JaVaScRiPt:x", "data:text/html,x", "vbscript:x",
            "//evil.example", "/\\evil.example", "", "javascript:\u{E33}=alert(1)", "javascript:\u{FF9E}",
            "//\u{301}evil.example", "/\\\u{301}evil.example",
        ])
    func unsafe(_ address: String) {
        #expect(SafeLink.checked(address) == nil)
    }

    @Test("addresses of the web, mail, telephone and the app itself are links")
    func safe() {
        for address in ["https://a.b/c?d=e#f", "mailto:a@b.c", "tel:+49123", "/settings", "#top", "page?x=a:b"] {
            #expect(SafeLink.checked(address) == address)
        }
    }

    @MainActor
    @Test("a value put into a text is never read as Markdown")
    func values() {
        let evil = "[x](javascript:alert(1)) **y**"
        let text = Text("Hello **\(evil)**").string(in: EnvironmentValues())
        #expect(text == "Hello \(evil)")
        var resolver = TextResolver(EnvironmentValues())
        Text("See [it](\(evil))").resolve(&resolver, TextAttributes())
        #expect(resolver.runs.allSatisfy { $0.attributes.link == nil || !$0.attributes.link!.contains("javascript:") })
    }
}
