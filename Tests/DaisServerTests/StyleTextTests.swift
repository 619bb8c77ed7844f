// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("A style sheet as it is served")
struct StyleTextTests {
    @Test("has no white space where it separates nothing")
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

    @Test("has no comments, wherever they stand")
    func comments() {
        let source = "/* SPDX */\n/*/ a { } */b { /**/color: red; /* why */ margin: 0 /* so */ 1px }\n/* end */"
        #expect(StyleText.squeezed(source) == "b{color:red;margin:0 1px}")
    }
}
