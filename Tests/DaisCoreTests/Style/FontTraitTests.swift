// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore

@Suite("Traits of fonts with a condition")
struct FontTraitTests {
    @Test("a trait that applies is the trait")
    func active() {
        #expect(Font.body.bold(true) == Font.body.bold())
        #expect(Font.body.italic(true) == Font.body.italic())
        #expect(Font.body.monospaced(true) == Font.body.monospaced())
    }

    @Test("a trait that does not apply is removed, and others stay")
    func inactive() {
        #expect(Font.body.bold().bold(false) == Font.body)
        #expect(Font.body.weight(.light).bold(false) == Font.body.weight(.light))
        #expect(Font.body.italic().italic(false) == Font.body)
        #expect(Font.body.monospaced().monospaced(false) == Font.body)
        #expect(
            Font.system(.body, design: .serif).monospaced(false) == Font.system(.body, design: .serif))
    }
}
