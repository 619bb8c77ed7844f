// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("Short names in scripts")
struct ScriptNamesTests {
    private func short(_ source: String) throws -> String {
        let script = try ClientScript.joined(parts: [], start: "start.js", sources: ["main.js": source])
        return String((script["start.js"] ?? "").dropLast())
    }

    @Test(
        "a short name replaces variables, and nothing that is spelled the same",
        arguments: [
            // Properties keep their names.
            (
                "const item = 1\ng(item, h.item, h?.item, { item: item }, 'item', `item`)",
                "g(e,h.item,h?.item,{item:e},`item`,`item`)"
            ),
            ("const item = 1\ng({ item, other: 2, ...item })", "g({item:e,other:2,...e})"),
            ("const item = 1\ng({ item() {}, get other() { return item } })", "g({item(){},get other(){return e}})"),
            // Blocks are not objects.
            ("const item = 1\nif (g) { item }", "if(g){e}"),
            ("const item = 1\nswitch (g) { case item: { item } }", "switch(g){case e:{e}}"),
            ("const item = 1\nh(g ? item : { item })", "h(g?e:{item:e})"),
            ("const item = 1\nh(() => { item }, () => ({ item }))", "h(()=>{e},()=>({item:e}))"),
            // Templates contain code.
            ("const item = 1\ng(`item ${item} ${h({ item })} item`)", "g(`item ${e} ${h({item:e})} item`)"),
        ])
    func variables(source: String, expected: String) throws {
        #expect(try short(source) == "let e=1\n" + expected)
    }

    @Test(
        "every kind of declaration has short names",
        arguments: [
            ("let one = g, two, three = h(two, one)\nfour(one, two)", "let e=g,t,n=h(t,e)\nfour(e,t)"),
            ("const { one, two: other, three = one, ...four } = g", "let{one:e,two:t,three:n=e,...a}=g"),
            ("const [one, , [two = one]] = g", "let[e,,[t=e]]=g"),
            ("function one(two, { three }, four = two) { return three }", "function n(e,{three:t},a=e){return t}"),
            (
                "g(async (one) => one, two => two, ({ three }, [four]) => three)",
                "g(async(e)=>e,t=>t,({three:n},[a])=>n)"
            ),
            ("g({ one(two) { return two } })", "g({one(e){return e}})"),
            ("for (const one of g) h(one)", "for(let e of g)h(e)"),
            ("for (let one = 0, two = 1; one < two; one++) {}", "for(let e=0,t=1;e<t;e++){}"),
            ("try { g() } catch (one) { h(one) }", "try{g()}catch(e){h(e)}"),
            ("g(function one() { one() })", "g(function e(){e()})"),
            (
                "function* one() { yield one }\nasync function two() { await one }",
                "function*e(){yield e}\nasync function t(){await e}"
            ),
        ])
    func declarations(source: String, expected: String) throws {
        let script = try short(source)
        #expect(script == expected)
    }

    @Test("a value ends with its line where a new statement begins, so that statement declares nothing")
    func lineEnds() throws {
        #expect(try short("const one = g\nh(one), two = 3") == "let e=g\nh(e),two=3")
        #expect(try short("const one = g\n  .h,\n  two = one") == "let e=g.h,t=e")
        #expect(try short("const one = (three) =>\n  three + g\n  + three\nh(one)") == "let t=e=>e+g\n+e\nh(t)")
    }

    @Test("a global name keeps its spelling where another function has a variable of that name")
    func globals() throws {
        let source = """
            function first(status) { return status }
            function second() { return status }
            """
        #expect(try short(source) == "function t(e){return e}\nfunction n(){return status}")
    }

    @Test("no short name is that of a global or a keyword")
    func taken() throws {
        let names = (0..<3_000).map { "name\($0)" }
        let joined = try short("let \(names.joined(separator: ","))\ng(e, t)")
        let declared = joined.prefix { $0 != "\n" }.dropFirst(4).split(separator: ",").map(String.init)
        #expect(Set(declared).count == 3_000)
        #expect(Set(declared).isDisjoint(with: ScriptRoles.keywords.union(["g", "e", "t"])))
    }

    @Test("variables of different functions share short names; the most frequent are the shortest")
    func sharing() throws {
        let source = """
            function first(rare, often) { return often + often + rare }
            function second(rare, often) { return often + often + rare }
            """
        #expect(
            try short(source)
                == "function n(t,e){return e+e+t}\nfunction a(t,e){return e+e+t}")
    }
}
