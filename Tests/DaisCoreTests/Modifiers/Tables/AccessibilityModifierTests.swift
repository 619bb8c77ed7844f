// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of accessibility")
struct AccessibilityModifierTests {
    @Test("a modifier of accessibility has exactly its attributes", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var rows: [ModifierRow] {
        ModifierRow.elements("accessibilityLabel(_:)", "span.T[aria-label=Name][role=img] A") {
            Leaf().accessibilityLabel("Name")
        }
        ModifierRow.elements("accessibilityHint(_:)", "span.T[aria-description=Hint] A") {
            Leaf().accessibilityHint("Hint")
        }
        ModifierRow.elements("accessibilityValue(_:)", "span.T[aria-description=Half] A") {
            Leaf().accessibilityValue("Half")
        }
        ModifierRow.elements("help(_:)", "span.T[title=Help] A") { Leaf().help("Help") }
        ModifierRow.elements("accessibilityHidden(true)", "span.T[aria-hidden=true] A") {
            Leaf().accessibilityHidden(true)
        }
        ModifierRow.operations("accessibilityHidden(isOn)", #"attribute 2,"aria-hidden","true""#) {
            Leaf().accessibilityHidden($0)
        }
        ModifierRow.elements("accessibilityIdentifier(_:)", "span.T[data-testid=a-1] A") {
            Leaf().accessibilityIdentifier("a-1")
        }
        ModifierRow.elements("accessibilitySortPriority(5)", "span.T.ro{reading-order:-5} A") {
            Leaf().accessibilitySortPriority(5)
        }
        ModifierRow.elements("accessibilityElement()", "span.T[aria-hidden=true] A") { Leaf().accessibilityElement() }
        ModifierRow.elements("accessibilityElement() with a label", "span.T[aria-label=Name][role=img] A") {
            Leaf().accessibilityElement().accessibilityLabel("Name")
        }
        ModifierRow.elements(
            "accessibilityElement(children: .contain)",
            """
            div.H[role=group]
              span.T A
            """
        ) {
            HStack { Leaf() }.accessibilityElement(children: .contain)
        }
        ModifierRow.elements("accessibilityAddTraits(.isSelected)", "span.T[aria-current=true] A") {
            Leaf().accessibilityAddTraits(.isSelected)
        }
        ModifierRow.elements("accessibilityAddTraits(.isHeader)", "span.T[role=heading][aria-level=2] A") {
            Leaf().accessibilityAddTraits(.isHeader)
        }
        ModifierRow.elements("accessibilityRemoveTraits(.isHeader)", "span.T A") {
            Leaf().accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        }
        ModifierRow.elements("accessibilityHeading(.h3)", "span.T[role=heading][aria-level=3] A") {
            Leaf().accessibilityHeading(.h3)
        }
        ModifierRow.effect("accessibilityAction(_:)", "acted") { log in
            Leaf().accessibilityAction { log.add("acted") }
        } when: { screen, _ in
            screen.button("A").tap()
        }
        ModifierRow.elements(
            "accessibilityAction(named:_:)",
            """
            div.O
              span.T A
              div.ov
                button.B.plain.vh[type=button][data-on=click]
                  span.T Go
            """
        ) { Leaf().accessibilityAction(named: "Go") {} }
        ModifierRow.elements(
            "accessibilityActions(_:)",
            """
            div.O
              span.T A
              div.ov
                button.B.plain.vh[type=button][data-on=click]
                  span.T Reply
                button.B.plain.vh[type=button][data-on=click]
                  span.T Archive
            """
        ) {
            Leaf().accessibilityActions {
                Button("Reply") {}
                Button("Archive") {}
            }
        }
        ModifierRow.elements(
            "accessibilityRepresentation(representation:)",
            """
            div.O.represented
              span.T[aria-hidden=true] A
              div.ov
                div.V.vh
                  button.B[type=button][data-on=click]
                    span.T Press
            """
        ) { Leaf().accessibilityRepresentation { Button("Press") {} } }
        ModifierRow.elements(
            "accessibilityChildren(children:)",
            """
            div.O.represented
              span.T[aria-hidden=true] A
              div.ov
                div.V.vh
                  span.T B
            """
        ) { Leaf().accessibilityChildren { Text("B") } }
        ModifierRow.elements("accessibilityIgnoresInvertColors(_:)", "span.T.kept-colors A") {
            Leaf().accessibilityIgnoresInvertColors()
        }
        ModifierRow.operations(
            "accessibilityLabel(_:isEnabled:)", #"attribute 2,"aria-label","Name"\#nattribute 2,"role","img""#
        ) {
            Leaf().accessibilityLabel("Name", isEnabled: $0)
        }
        ModifierRow.operations("accessibilityIdentifier(_:isEnabled:)", #"attribute 2,"data-testid","a""#) {
            Leaf().accessibilityIdentifier("a", isEnabled: $0)
        }
        ModifierRow.operations("accessibilityHidden(_:isEnabled:)", #"attribute 2,"aria-hidden","true""#) {
            Leaf().accessibilityHidden(true, isEnabled: $0)
        }
        ModifierRow.effect("accessibilityAdjustableAction(_:)", "increment, decrement") { log in
            Leaf().accessibilityAdjustableAction { log.add("\($0)") }
        } when: { screen, _ in
            for key in ["ArrowUp", "ArrowLeft"] {
                screen.send(
                    .key, to: screen.tree.root.children[0], .array([.string(key), .number(0), .string("down")]))
            }
        }
        ModifierRow.elements(
            "accessibilityFocused(_:)",
            """
            span.T[tabindex=-1][data-on=focus] A
            button.B[type=button][data-on=click]
              span.T Focus
            """
        ) { AccessiblyFocused() }
        ModifierRow.effect("accessibilityFocused(_:) set", "focus 2,true") { log in
            AccessiblyFocused(log: log)
        } when: { screen, log in
            log.add(Markup.of(screen.record { screen.button("Focus").tap() }.operations))
        }
    }

    struct AccessiblyFocused: View {
        var log: EffectLog?
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
            Leaf().accessibilityFocused($isFocused)
            Button("Focus") { isFocused = true }
        }
    }
}
