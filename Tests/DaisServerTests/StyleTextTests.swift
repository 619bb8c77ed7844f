// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("A style sheet as it is served")
struct StyleTextTests {
    @Test("a style sheet as it is served has no white space where it separates nothing")
    func squeeze() {
        let source = """
            .a > .b, .c :focus {
              margin: 1px  calc(2px + 3px);
              content: "a  {b} /* c */";
            }
            """
        #expect(
            StyleText.squeezed(source)
                == #".a>.b,.c :focus{margin:1px calc(2px + 3px);content:"a  {b} /* c */"}"#)
    }

    @Test("a style sheet as it is served has no comments, wherever they stand")
    func comments() {
        let source = "/* SPDX */\n/*/ a { } */b { /**/color: red; /* why */ margin: 0 /* so */ 1px }\n/* end */"
        #expect(StyleText.squeezed(source) == "b{color:red;margin:0 1px}")
    }

    @Test("a style sheet as it is served has the values of the client's constants, milliseconds with their unit")
    func constants() {
        let source = ".a{transition:scale var(--FAST_MS) var(--CURVE);color:var(--tint)}"
        #expect(
            StyleText.inlined(source, constants: ["CURVE": "linear(0,1)", "FAST_MS": "90", "UNUSED": "1"])
                == ".a{transition:scale 90ms linear(0,1);color:var(--tint)}")
    }
}
