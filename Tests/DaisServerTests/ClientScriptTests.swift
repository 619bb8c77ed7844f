// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("The joined script")
struct ClientScriptTests {
    private func join(_ sources: [String: String]) throws -> String {
        try ClientScript.joined(entries: ["main.js"], start: "start.js", sources: sources)["main.js"] ?? ""
    }

    private func fault(_ sources: [String: String]) -> String {
        do {
            return "no fault: " + (try join(sources))
        } catch {
            return "\(error)"
        }
    }

    @Test("has a block for every module, what is imported first, in the order of evaluation")
    func order() throws {
        let joined = try join([
            "main.js": "import { b } from './b.js'\nimport * as c from './c.js'\nb(c.d)\n",
            "b.js": "import { d as e } from './c.js'\nexport function b(x) {\n  return x + e\n}\n",
            "c.js": "export const d = 1\n",
            "unused.js": "export const z = 1\n",
        ])
        #expect(
            joined == """
                const $={}
                {const d=1
                Object.assign($,{d})}
                {const {d:e}=$
                function b(x){return x+e}
                Object.assign($,{b})}
                {const {b}=$,c=$
                b(c.d)}

                """)
    }

    @Test("is one for each part; a later one imports from the start what the start has")
    func parts() throws {
        let sources = [
            "main.js": "import { a } from './a.js'\na()\n",
            "a.js": "export const a = () => 1\n",
            "later.js": "import { a as first } from './a.js'\nimport { b } from './b.js'\nb(first)\n",
            "b.js": "export const b = 1\n",
            "last.js": "import { b } from './b.js'\nb()\n",
        ]
        let scripts = try ClientScript.joined(entries: ["main.js", "later.js"], start: "start.js", sources: sources)
        #expect(
            scripts == [
                "main.js": "const $={}\n{const a=()=>1\nObject.assign($,{a})}\n{const {a}=$\na()}\nexport{$}\n",
                "later.js": """
                import{$}from'./start.js'
                {const b=1
                Object.assign($,{b})}
                {const {a:first,b}=$
                b(first)}

                """,
            ])
        let error = #expect(throws: ClientFault.self) {
            try ClientScript.joined(
                entries: ["main.js", "later.js", "last.js"], start: "start.js", sources: sources)
        }
        #expect(error.map { "\($0)" }?.hasPrefix("Client/last.js:1: b.js is in another later part") == true)
    }

    @Test("looks for a function that goes round in a circle when it is called")
    func circle() throws {
        let joined = try join([
            "main.js": "import { a } from './a.js'\na()\n",
            "a.js": "import { b } from './b.js'\nexport function a() { b() }\n",
            "b.js": "import { a } from './a.js'\nimport * as all from './a.js'\nexport function b() { a(); all.a() }\n",
        ])
        #expect(joined.contains("{const a=(...list)=>$.a(...list),all=$\nfunction b(){a();all.a()}"))
        #expect(
            fault([
                "main.js": "import { a } from './a.js'\n",
                "a.js": "import { b } from './b.js'\nexport const a = 1\n",
                "b.js": "// why\nimport { a } from './a.js'\nexport const b = () => a\n",
            ]).hasPrefix("Client/b.js:2: a.js imports this module too"))
    }

    @Test("is refused where two modules export one name, in whatever parts they are")
    func sameName() throws {
        let sources = [
            "main.js": "import { a } from './a.js'\na()\n",
            "a.js": "export const a = () => 1\n",
            "later.js": "import { a } from './b.js'\na()\n",
            "b.js": "export function a() {}\n",
        ]
        let error = #expect(throws: ClientFault.self) {
            try ClientScript.joined(entries: ["main.js", "later.js"], start: "start.js", sources: sources)
        }
        #expect(error.map { "\($0)" }?.hasPrefix("Client/b.js:1: a.js exports a `a` too") == true)
    }

    @Test(
        "keeps code and drops comments and white space",
        arguments: [
            ("/** @type {A} */ let a = /** @type {any} */ (b)", "let a=(b)"),
            ("a = b\n// why\n++c", "a=b\n++c"),
            ("a - -b; a + +b; a < !--b; !a && !b", "a- -b;a+ +b;a< !--b;!a&&!b"),
            ("x = 'a // b' + \"/* c */\" + `d  ${ e + '}' } // f`", "x='a // b'+\"/* c */\"+`d  ${ e + '}' } // f`"),
            ("if (a / 2 > 1) return /[/'\"]\\//g.test(b)", "if(a/2>1)return/[/'\"]\\//g.test(b)"),
            ("switch (a) {\n  case 'b': c()\n}\nd()", "switch(a){case'b':c()}\nd()"),
            ("a\n  ?.b\n  .c(\n    d,\n  )", "a?.b.c(d,)"),
            ("for (const a of [...b]) c in d", "for(const a of[...b])c in d"),
        ])
    func squeeze(source: String, expected: String) throws {
        #expect(try join(["main.js": source]) == "{\(expected)}\n")
    }

    @Test(
        "is refused with file, line and reason where a module breaks a rule",
        arguments: [
            ("a()\nexport default b", "2: no default export"),
            ("export let a = 1", "1: no exported `let`"),
            ("const a = 1\nexport { a }", "2: only named declarations"),
            ("export * from './b.js'", "1: only named declarations"),
            ("import a from './b.js'", "1: only `import"),
            ("import './b.js'", "1: only `import"),
            ("if (a) {\n  import('./b.js')\n}", "2: only `import"),
            ("import { a } from 'b'", "1: an import names a file beside this one"),
            ("import { a } from './c.js'", "1: there is no Client/c.js"),
            ("\nimport { c } from './b.js'", "2: b.js does not export `c`"),
            ("var a", "1: `var`"),
            ("await a()", "1: no `await`"),
            ("const $a = 1", "1: `$a`"),
            ("const a = b /2", "1: a division needs spaces"),
            ("const a = 'b", "1: a string without an end"),
            ("`a\nb", "1: a template without an end"),
            ("/* a\nb", "1: a comment without an end"),
        ])
    func faults(source: String, expected: String) {
        let message = fault(["main.js": source, "b.js": "export const a = 1"])
        #expect(message.hasPrefix("Client/main.js:" + expected), "\(message)")
    }
}
