// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of previews")
struct PreviewModifierTests {
    @Test("a modifier of previews shows the view as it is", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var rows: [ModifierRow] {
        ModifierRow.elements("previewDevice(_:)", "span.T A") { Leaf().previewDevice("iPhone 15") }
        ModifierRow.elements("previewLayout(_:)", "span.T A") { Leaf().previewLayout(.fixed(width: 300, height: 70)) }
        ModifierRow.elements("previewDisplayName(_:)", "span.T A") { Leaf().previewDisplayName("Name") }
        ModifierRow.elements("previewInterfaceOrientation(_:)", "span.T A") {
            Leaf().previewInterfaceOrientation(.landscapeLeft)
        }
        ModifierRow.elements("previewContext(_:)", "span.T A") { Leaf().previewContext(NoContext()) }
    }
}

private struct NoContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
