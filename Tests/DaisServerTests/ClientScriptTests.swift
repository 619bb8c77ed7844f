// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("The joined script")
struct ClientScriptTests {
    private func join(_ sources: [String: String]) throws -> String {
        try ClientScript.joined(parts: [], start: "start.js", sources: sources)["start.js"] ?? ""
    }

    private func fault(_ sources: [String: String], parts: [String] = []) -> String {
        do {
            return "no fault: \(try ClientScript.joined(parts: parts, start: "start.js", sources: sources))"
        } catch {
            return "\(error)"
        }
    }

    @Test("the joined script has every module, what is imported first, in the order of evaluation")
    func order() throws {
        let joined = try join([
            "main.js": "import { b } from './start/b.js'\nimport * as c from './start/c.js'\nb(c.d)\n",
            "start/b.js": "import { d as e } from './c.js'\nexport function b(x) {\n  return x + e\n}\n",
            "start/c.js": "export const d = 1\n",
        ])
        #expect(joined == "let e=1;function t(n){return n+e};t(e)\n")
    }

    @Test("a script is joined for each part; a later one imports from the start what it uses")
    func parts() throws {
        let sources = [
            "main.js": "import { a } from './start/a.js'\na()\n",
            "start/a.js": "const c = 2\nexport const a = () => c + c + c\n",
            "later/later.js": "import { a as first } from '../start/a.js'\nimport { b } from './b.js'\nb(first)\n",
            "later/b.js": "export const b = 1\nb(b)\n",
            "last.js": "import { a } from './start/a.js'\na()\n",
        ]
        let scripts = try ClientScript.joined(parts: ["later", "last"], start: "start.js", sources: sources)
        #expect(
            scripts == [
                "start.js": "let e=2\nlet t=()=>e+e+e;t()\nexport{t}\n",
                "later.js": "import{t}from'./start.js'\nlet e=1\ne(e);e(t)\n",
                "last.js": "import{t as e}from'./start.js'\ne()\n",
            ])
    }

    @Test("the joined script is refused where a later part imports from another later part")
    func otherPart() {
        let sources = [
            "main.js": "a()\n",
            "later/later.js": "import { b } from './b.js'\nb()\n",
            "later/b.js": "export const b = 1\n",
            "last.js": "\nimport { b } from './later/b.js'\nb()\n",
        ]
        #expect(
            fault(sources, parts: ["later", "last"])
                == "Client/last.js:2: later/b.js is in another later part: import it in main.js too, or not here")
    }

    @Test("the joined script is refused where a module is not in the folder of its part")
    func folders() {
        let leaf = "export const a = 1\n"
        #expect(
            fault(["main.js": "\nimport { a } from './later/a.js'\n", "later/a.js": leaf])
                == "Client/main.js:2: this import makes later/a.js a module of the part start, so it belongs in "
                + "Client/start/")
        #expect(
            fault(["main.js": "import { a } from './a.js'\n", "a.js": leaf])
                == "Client/main.js:1: this import makes a.js a module of the part start, so it belongs in Client/start/"
        )
        let later = ["main.js": "a()\n", "later/later.js": "import { a } from '../start/a.js'\n", "start/a.js": leaf]
        #expect(
            fault(later, parts: ["later"])
                == "Client/later/later.js:1: this import makes start/a.js a module of the part later, so it belongs in "
                + "Client/later/")
        #expect(fault(["main.js": "a()\n", "start/a.js": leaf]) == "Client/start/a.js:1: no part imports this module")
        #expect(fault(["main.js": "a()\n"], parts: ["later"]) == "Client/later/later.js:1: the file is missing")
    }

    @Test("the joined script is refused where imports form a circle")
    func circle() {
        #expect(
            fault([
                "main.js": "import { a } from './start/a.js'\na()\n",
                "start/a.js": "import { b } from './b.js'\nexport function a() { b() }\n",
                "start/b.js": "// why\nimport { a } from './a.js'\nexport function b() { a() }\n",
            ]) == "Client/start/b.js:2: start/a.js imports this module too: move what both need to a third one")
    }

    @Test("the joined script has the numbers that modules export in the place of their names")
    func numbers() throws {
        let leaf = "export const FAR = 12\nexport const NEAR = 3\nexport const HALF = 0.5\nd(FAR)\n"
        let main = """
            import { FAR as far, NEAR } from './start/a.js'
            import * as a from './start/a.js'
            b(far, c.NEAR, a.NEAR, `${far}px`, { [NEAR]: 1, NEAR, far: NEAR })
            """
        #expect(
            try join(["main.js": main, "start/a.js": leaf])
                == "let e=.5\nd(12);b(12,c.NEAR,3,`${12}px`,{[3]:1,NEAR:3,far:3})\n")
    }

    @Test("a module's own whole numbers in capitals take the place of their names")
    func ownNumbers() throws {
        let source = """
            const FAR = 12, NEAR = 10_000
            const WAY = 5
            const HALF = 0.5, FEW = 3
            let a = FAR + b.FAR - NEAR, c = `${WAY}`, d = FEW
            """
        let joined = try join(["main.js": source])
        #expect(joined == "let t=.5,e=3\nlet n=12+b.FAR-10000,a=`${5}`,o=e\n")
    }

    @Test("the constants of a module are its exported whole numbers and strings in capitals")
    func constants() throws {
        let source = """
            export const FAR_MS = 12
            export const CURVE = 'ease'
            export const HALF = 0.5
            export const BOTH = 'a' + 'b'
            export const small = 3
            const OWN = 4
            """
        #expect(try ClientModule(file: "a.js", source: source).constants == ["FAR_MS": "12", "CURVE": "ease"])
    }

    @Test("the joined script is refused where two modules export one name, in whatever parts they are")
    func sameName() {
        let sources = [
            "main.js": "import { a } from './start/a.js'\na()\n",
            "start/a.js": "export const a = () => 1\n",
            "later/later.js": "import { a } from './b.js'\na()\n",
            "later/b.js": "export function a() {}\n",
        ]
        #expect(
            fault(sources, parts: ["later"]).hasPrefix("Client/later/b.js:1: start/a.js exports a `a` too"))
    }

    @Test(
        "the joined script keeps code and drops comments and white space",
        arguments: [
            ("/** @type {A} */ let a = /** @type {any} */ (b)", "let e=(b)"),
            ("a = b\n// why\n++c", "a=b\n++c"),
            ("a - -b; a + +b; a < !--b; !a && !b", "a- -b;a+ +b;a< !--b;!a&&!b"),
            ("x = 'a // b' + \"/* c */\" + `d  ${ e + '}' } // f`", "x=`a // b`+`/* c */`+`d  ${e+`}`} // f`"),
            ("if (a / 2 > 1) return /[/'\"]\\//g.test(b)", "if(a/2>1)return/[/'\"]\\//g.test(b)"),
            ("switch (a) {\n  case 'b': c()\n}\nd()", "switch(a){case`b`:c()}\nd()"),
            ("a\n  ?.b\n  .c(\n    d,\n  )", "a?.b.c(d,)"),
            ("a ? { true: 1, 'b': 2 } : [true, -0.25, 'c`', 10.5]", "a?{true:1,'b':2}:[!0,-.25,'c`',10.5]"),
            ("a = (b) => c((d) => 10_000, async (e) => e)", "a=t=>c(n=>10000,async(e)=>e)"),
            ("for (const a of [...b]) c in d", "for(let e of[...b])c in d"),
        ])
    func squeeze(source: String, expected: String) throws {
        let joined = try join(["main.js": source])
        #expect(joined == "\(expected)\n")
    }

    @Test(
        "the joined script is refused with file, line and reason where a module breaks a rule",
        arguments: [
            ("a()\nexport default b", "2: no default export"),
            ("export let a = 1", "1: no exported `let`"),
            ("const a = 1\nexport { a }", "2: only named declarations"),
            ("export * from './b.js'", "1: only named declarations"),
            ("import a from './b.js'", "1: only `import"),
            ("import './b.js'", "1: only `import"),
            ("if (a) {\n  import('./b.js')\n}", "2: only `import"),
            ("import { a } from 'b'", "1: an import names a file of the client"),
            ("import { a } from '../b.js'", "1: an import names a file of the client"),
            ("import { a } from './start/c.js'", "1: there is no Client/start/c.js"),
            ("\nimport { c } from './start/b.js'", "2: start/b.js does not export `c`"),
            ("var a", "1: `var`"),
            ("await a()", "1: no `await`"),
            ("class A {}", "1: no `class`"),
            ("import * as b from './start/b.js'\nd(b)", "2: `b` is a namespace: use its members"),
            ("import * as b from './start/b.js'\n\nb.c()", "3: start/b.js does not export `c`"),
            ("const a = b /2", "1: a division needs spaces"),
            ("const a = 'b", "1: a string without an end"),
            ("`a\nb", "1: a template without an end"),
            ("/* a\nb", "1: a comment without an end"),
        ])
    func faults(source: String, expected: String) {
        let message = fault(["main.js": source, "start/b.js": "export const a = 1"])
        #expect(message.hasPrefix("Client/main.js:" + expected), "\(message)")
    }
}
