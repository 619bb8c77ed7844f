// SPDX-License-Identifier: Apache-2.0

/// Whether a style wants to know of presses: most do not, and the browser need not tell them.
final class ButtonPress: @unchecked Sendable {
    var isAskedFor = false
}

/// A button in a style of one's own, and whether it is held down.
nonisolated struct PressedFace<Style: ButtonStyle, Label: View>: View, BuiltInView {
    let style: Style
    let button: Button<Label>
    @State private var isPressed = false
    @State private var press = ButtonPress()

    init(style: Style, button: Button<Label>) {
        self.style = style
        self.button = button
    }

    @MainActor var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: button.role, label: StyleContent(button.label), press: press, down: isPressed)
        ButtonFace(
            look: .bare, role: button.role, action: button.action,
            label: StyleBody(style: style) { $0.makeBody(configuration: configuration) }
        )
        .modifier(PressModifier(press: press) { isPressed = $0 })
    }
}

/// Tells of presses beside what the button does. The label is there before this is applied, so its style has asked.
nonisolated struct PressModifier: BoxModifier {
    let press: ButtonPress
    let action: @MainActor (Bool) -> Void

    @MainActor static var layer: BoxLayer { .events }

    /// Longer than anybody holds a button, and as far as a finger may slip from one.
    @MainActor private var gesture: PressGesture {
        PressGesture(
            press: LongPressGesture(minimumDuration: 1_000_000, maximumDistance: 60), action: {}, pressing: tell)
    }

    @MainActor private var tell: (Bool) -> Void { { [action] isDown in MainActor.assumeIsolated { action(isDown) } } }

    @MainActor func apply(to appearance: inout Appearance) {
        guard press.isAskedFor else { return }
        var outline = _GestureOutline()
        PressGesture._outline(gesture, &outline)
        let before = appearance.attribute("data-gesture").map { $0 + ";" } ?? ""
        appearance.attribute("data-gesture", before + "+" + outline.text)
        appearance.addClass("held")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        guard current().press.isAskedFor else { return }
        let (index, memory) = (element.count(of: .gesture), _GestureMemory())
        element.on(.gesture) { payload in
            guard payload[0].int == index else { return }
            for report in payload.array?.dropFirst() ?? [] {
                _ = PressGesture._read(current().gesture, _GestureInput(report), memory)
            }
        }
    }
}
