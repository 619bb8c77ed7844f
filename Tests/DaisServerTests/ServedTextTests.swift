// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisServer

@Suite("Served text")
struct ServedTextTests {
    @Test("comments go, code and what looks like comments inside of code stays")
    func strip() {
        let source = """
            // SPDX
            /** @type {number} */ let a = 1
            /**
             * Says why.
             */
            export const url = 'https://example.org' // kept: not on a line of its own
              // gone

            b { color: red }
            """
        #expect(
            ServedText.strip(source) == """
                let a = 1
                export const url = 'https://example.org' // kept: not on a line of its own
                b { color: red }

                """)
    }

    @Test("white space of a style sheet goes where it separates nothing")
    func squeeze() {
        let source = """
            .a > .b, .c :focus {
              margin: 1px  calc(2px + 3px);
              content: "a  {b}";
            }
            """
        #expect(
            ServedText.squeeze(source)
                == #".a>.b,.c :focus{margin:1px calc(2px + 3px);content:"a  {b}"}"#)
    }

    @Test("every file of the client still has its code")
    func files() {
        for file in ClientAssets.shared.files.values {
            #expect(!file.bytes.isEmpty, "\(file.name)")
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("SPDX"), "\(file.name)")
        }
    }
}
