// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of gestures and keys")
struct GestureModifierTests {
    @Test("a modifier of a gesture has exactly its attributes and effect", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var rows: [ModifierRow] {
        ModifierRow.elements("onTapGesture(count: 2, perform:)", "span.T.taps[data-gesture=t2][data-on=gesture] A") {
            Leaf().onTapGesture(count: 2) {}
        }
        ModifierRow.effect("onTapGesture(perform:)", "tapped") { log in
            Leaf().onTapGesture { log.add("tapped") }
        } when: { screen, _ in
            screen.text("A").tap()
        }
        ModifierRow.elements(
            "onLongPressGesture(minimumDuration: 1, perform:)",
            "span.T.presses[data-gesture=l1000,10][data-on=gesture] A"
        ) {
            Leaf().onLongPressGesture(minimumDuration: 1) {}
        }
        ModifierRow.effect("onLongPressGesture(perform:)", "pressed") { log in
            Leaf().onLongPressGesture { log.add("pressed") }
        } when: { screen, _ in
            screen.text("A").longPress()
        }
        ModifierRow.elements("gesture(DragGesture())", "span.T.drags[data-gesture=d10@l][data-on=gesture] A") {
            Leaf().gesture(DragGesture())
        }
        ModifierRow.effect("gesture(_:)", "dragged 10") { log in
            Leaf().gesture(DragGesture().onEnded { log.add("dragged \(Int($0.translation.width))") })
        } when: { screen, _ in
            screen.text("A").drag(x: 10)
        }
        ModifierRow.elements(
            "simultaneousGesture(TapGesture()) around another", "span.T.taps[data-gesture=t1;+t1][data-on=gesture] A"
        ) {
            Leaf().onTapGesture {}.simultaneousGesture(TapGesture())
        }
        ModifierRow.elements(
            "highPriorityGesture(TapGesture()) around another", "span.T.taps[data-gesture=t1;!t1][data-on=gesture] A"
        ) {
            Leaf().onTapGesture {}.highPriorityGesture(TapGesture())
        }
        ModifierRow.effect("onHover(perform:)", "true, false") { log in
            Leaf().onHover { log.add("\($0)") }
        } when: { screen, _ in
            let element = screen.tree.root.children[0]
            screen.send(.hover, to: element, .bool(true))
            screen.send(.hover, to: element, .bool(false))
        }
        ModifierRow.effect("onContinuousHover(perform:)", "active((1.0, 2.0)), ended") { log in
            Leaf().onContinuousHover { log.add("\($0)") }
        } when: { screen, _ in
            let element = screen.tree.root.children[0]
            screen.send(.hover, to: element, .array([.number(1), .number(2)]))
            screen.send(.hover, to: element, .bool(false))
        }
        ModifierRow.elements("onKeyPress(.space, action:)", "span.T[tabindex=0][data-keys=Space][data-on=key] A") {
            Leaf().focusable().onKeyPress(.space) { .handled }
        }
        ModifierRow.effect("onExitCommand(perform:)", "left") { log in
            Leaf().focusable().onExitCommand { log.add("left") }
        } when: { screen, _ in
            let view = screen.tree.root.children[0]
            screen.send(.key, to: view, .array([.string("Escape"), .number(0), .string("down")]))
            screen.send(.key, to: view, .array([.string("Escape"), .number(0), .string("up")]))
        }
        ModifierRow.effect("onDeleteCommand(perform:)", "deleted, deleted") { log in
            Leaf().focusable().onDeleteCommand { log.add("deleted") }
        } when: { screen, _ in
            let view = screen.tree.root.children[0]
            for name in ["Backspace", "Delete"] {
                screen.send(.key, to: view, .array([.string(name), .number(0), .string("down")]))
                screen.send(.key, to: view, .array([.string(name), .number(0), .string("down"), .number(1)]))
            }
        }
        ModifierRow.effect("onMoveCommand(perform:)", "left, down, down") { log in
            Leaf().focusable().onMoveCommand { log.add("\($0)") }
        } when: { screen, _ in
            let view = screen.tree.root.children[0]
            screen.send(.key, to: view, .array([.string("ArrowLeft"), .number(0), .string("down")]))
            screen.send(.key, to: view, .array([.string("ArrowRight"), .number(0), .string("down"), .number(1)]))
            screen.send(.key, to: view, .array([.string("ArrowDown"), .number(0), .string("down")]))
            screen.send(.key, to: view, .array([.string("ArrowDown"), .number(0), .string("repeat")]))
        }
        ModifierRow.elements("coordinateSpace(.named(\"map\"))", "span.T[data-space=n80f5919176d2d91] A") {
            Leaf().coordinateSpace(.named("map"))
        }
        ModifierRow.effect("alignmentGuide(_:computeValue:)", #"style 3,"margin-inline-start","20px""#) { _ in
            VStack(alignment: .leading) {
                Leaf().alignmentGuide(.leading) { -$0.width / 2 }
                Leaf()
            }
        } when: { screen, log in
            let element = screen.tree.root.children[0].children[0]
            log.add(Markup.of(screen.send(.measure, to: element, .array([.number(40), .number(10)]))))
        }
        ModifierRow.effect("onGeometryChange(for:of:action:)", "40 to 40") { log in
            Leaf().onGeometryChange(for: Int.self) {
                Int($0.size.width)
            } action: {
                log.add("\($0) to \($1)")
            }
        } when: { screen, _ in
            screen.send(.measure, to: screen.tree.root.children[0], .array([.number(40), .number(10)]))
        }
    }
}
