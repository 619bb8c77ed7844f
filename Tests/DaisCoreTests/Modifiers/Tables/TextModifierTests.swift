// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Testing

@Suite("Modifiers of text")
struct TextModifierTests {
    @Test("a modifier of text has exactly its style", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var rows: [ModifierRow] {
        ModifierRow.elements(
            "font(.title.scaled(by: 2))",
            "span.T.fn.f-title{font-size:calc((var(--fs)*var(--u) + var(--fb))*2)} A"
        ) { Leaf().font(.title.scaled(by: 2)) }
        ModifierRow.elements("font(.system(size: 16).scaled(by: 0.5))", "span.T.fn{--fs:0.5} A") {
            Leaf().font(.system(size: 16).scaled(by: 0.5))
        }
        ModifierRow.elements("font(.headline.pointSize(16))", "span.T.fn{--fs:1;--fw:600;--sw:var(--s,2.2)} A") {
            Leaf().font(.headline.pointSize(16))
        }
        ModifierRow.elements("font(.body.bold().bold(false).italic().italic(false))", "span.T.fn A") {
            Leaf().font(
                .default.bold().bold(false).italic().italic(false).monospaced().monospaced(false).smallCaps()
                    .smallCaps(false))
        }
        ModifierRow.elements("font(.body.lowercaseSmallCaps(true))", "span.T.fn{font-variant-caps:small-caps} A") {
            Leaf().font(.body.lowercaseSmallCaps(true).uppercaseSmallCaps(false))
        }
        ModifierRow.elements("font(.title)", "span.T.fn.f-title A") { Leaf().font(.title) }
        ModifierRow.elements(
            "font(nil) inside font(.title)",
            """
            div.V.fn.f-title
              span.T.fn A
            """
        ) { VStack { Leaf().font(nil) }.font(.title) }
        ModifierRow.elements("fontWeight(.bold)", "span.T{--w:700;--s:2.5;--sw:2.5;font-weight:700} A") {
            Leaf().fontWeight(.bold)
        }
        ModifierRow.elements("fontWidth(.condensed)", "span.T{font-stretch:75%} A") { Leaf().fontWidth(.condensed) }
        ModifierRow.elements(
            "fontWidth(nil) inside fontWidth(.condensed)",
            """
            div.V{font-stretch:75%}
              span.T{font-stretch:100%} A
            """
        ) {
            VStack { Leaf().fontWidth(nil) }.fontWidth(.condensed)
        }
        ModifierRow.elements(
            "fontDesign(.serif)", "span.T{--ff:ui-serif,Georgia,serif;font-family:ui-serif,Georgia,serif} A"
        ) { Leaf().fontDesign(.serif) }
        ModifierRow.elements("bold()", "span.T{--w:700;--s:2.5;--sw:2.5;font-weight:700} A") { Leaf().bold() }
        ModifierRow.elements(
            "bold(false) inside bold()",
            """
            div.V{--w:700;--s:2.5;--sw:2.5;font-weight:700}
              span.T{--w:initial;--s:initial;--sw:initial;font-weight:var(--fw,400)} A
            """
        ) { VStack { Leaf().bold(false) }.bold() }
        ModifierRow.elements("italic()", "span.T{--i:italic;font-style:italic} A") { Leaf().italic() }
        ModifierRow.elements(
            "italic(false) inside italic()",
            """
            div.V{--i:italic;font-style:italic}
              span.T{--i:initial;font-style:var(--fi,normal)} A
            """
        ) { VStack { Leaf().italic(false) }.italic() }
        ModifierRow.elements("monospaced()", "span.T{--ff:var(--mono);font-family:var(--mono)} A") {
            Leaf().monospaced()
        }
        ModifierRow.elements(
            "monospaced(false) inside monospaced()",
            """
            div.V{--ff:var(--mono);font-family:var(--mono)}
              span.T{--ff:initial;font-family:var(--fam,var(--sans))} A
            """
        ) {
            VStack { Leaf().monospaced(false) }.monospaced()
        }
        ModifierRow.elements("monospacedDigit()", "span.T{font-variant-numeric:tabular-nums} A") {
            Leaf().monospacedDigit()
        }
        ModifierRow.elements("underline(pattern: .dash)", "span.T{text-decoration:underline dashed} A") {
            Leaf().underline(pattern: .dash)
        }
        ModifierRow.elements("strikethrough()", "span.T{text-decoration:line-through solid} A") {
            Leaf().strikethrough()
        }
        ModifierRow.elements("strikethrough(color: .red)", "span.T{text-decoration:line-through solid var(--red)} A") {
            Leaf().strikethrough(color: .red)
        }
        ModifierRow.elements("textScale(.secondary)", "span.T.rescaled{--ts:0.8} A") { Leaf().textScale(.secondary) }
        ModifierRow.elements("textScale(.secondary, isEnabled: false)", "span.T A") {
            Leaf().textScale(.secondary, isEnabled: false)
        }
        ModifierRow.elements("kerning(2)", "span.T{letter-spacing:2px} A") { Leaf().kerning(2) }
        ModifierRow.elements("tracking(3)", "span.T{letter-spacing:3px} A") { Leaf().tracking(3) }
        ModifierRow.elements("baselineOffset(4)", "span.T{position:relative;bottom:4px} A") { Leaf().baselineOffset(4) }
        ModifierRow.elements("multilineTextAlignment(.trailing)", "span.T{text-align:end} A") {
            Leaf().multilineTextAlignment(.trailing)
        }
        ModifierRow.elements("textCase(.uppercase)", "span.T{text-transform:uppercase} A") {
            Leaf().textCase(.uppercase)
        }
        ModifierRow.elements(
            "textCase(nil) inside textCase(.uppercase)",
            """
            div.V{text-transform:uppercase}
              span.T{text-transform:none} A
            """
        ) {
            VStack { Leaf().textCase(nil) }.textCase(.uppercase)
        }
        ModifierRow.elements("textSelection(.enabled)", "span.T{user-select:text;-webkit-user-select:text} A") {
            Leaf().textSelection(.enabled)
        }
        ModifierRow.elements("textSelection(.disabled)", "span.T{user-select:none;-webkit-user-select:none} A") {
            Leaf().textSelection(.disabled)
        }
        ModifierRow.elements("lineLimit(2)", "span.T.ll{--ll:2;--lr:0;--lw:normal} A") { Leaf().lineLimit(2) }
        ModifierRow.elements("lineLimit(2...4)", "span.T.ll{--ll:4;--lr:2;--lw:normal} A") { Leaf().lineLimit(2...4) }
        ModifierRow.elements("lineLimit(3, reservesSpace: true)", "span.T.ll{--ll:3;--lr:3;--lw:normal} A") {
            Leaf().lineLimit(3, reservesSpace: true)
        }
        ModifierRow.elements("lineSpacing(4)", "span.T.ls{--ls:4px} A") { Leaf().lineSpacing(4) }
        ModifierRow.elements("truncationMode(.head)", "span.T.head A") { Leaf().truncationMode(.head) }
        ModifierRow.elements("truncationMode(.middle), shown as .tail", "span.T A") { Leaf().truncationMode(.middle) }
        ModifierRow.elements("minimumScaleFactor(0.5)", "span.T.ll[data-fit=0.5]{--ll:1;--lr:0;--lw:break-all} A") {
            Leaf().lineLimit(1).minimumScaleFactor(0.5)
        }
        ModifierRow.elements("minimumScaleFactor(_:), the innermost one and clamped", "span.T[data-fit=1] A") {
            Leaf().minimumScaleFactor(3).minimumScaleFactor(0.5)
        }
        ModifierRow.elements("dynamicTypeSize(.xxLarge)", "span.T.dt{--u:19.765px} A") {
            Leaf().dynamicTypeSize(.xxLarge)
        }
        ModifierRow.elements("dynamicTypeSize(.accessibility1...)", "span.T.dt{--u:26.353px} A") {
            Leaf().dynamicTypeSize(.accessibility1...)
        }
        ModifierRow.elements("preferredColorScheme(.dark)", "span.T.dark-mode A") { Leaf().preferredColorScheme(.dark) }
        ModifierRow.operations("preferredColorScheme(isOn ? .dark : nil)", #"attribute 2,"class","T dark-mode""#) {
            Leaf().preferredColorScheme($0 ? .dark : nil)
        }
        ModifierRow.elements("flipsForRightToLeftLayoutDirection(true)", "span.T.flip A") {
            Leaf().flipsForRightToLeftLayoutDirection(true)
        }
    }
}
