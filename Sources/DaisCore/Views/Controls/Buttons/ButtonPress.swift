// SPDX-License-Identifier: Apache-2.0

/// Records that a style reads `isPressed`. Most styles do not, and then the browser does not report presses.
final class ButtonPress: @unchecked Sendable {
    var isAskedFor = false
}

/// A button in a custom style, with its pressed state.
nonisolated struct PressedFace<Style: ButtonStyle, Label: View>: View, BuiltInView {
    let style: Style
    let outer: StyleSlot<BuiltInButtonKind>
    let button: Button<Label>
    @State private var isPressed = false
    @State private var press = ButtonPress()

    init(style: Style, outer: StyleSlot<BuiltInButtonKind>, button: Button<Label>) {
        self.style = style
        self.outer = outer
        self.button = button
    }

    @MainActor var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: button.role, label: StyleContent(button.label), press: press, down: isPressed)
        ButtonFace(
            kind: .bare, role: button.role, link: button.link, opener: button.opener, action: button.action,
            label: ValueBody.view(style, in: \.buttonStyle, outer: outer) { $0.makeBody(configuration: configuration) }
                .environment(\.isInButtonStyle, true)
        )
        .modifier(PressModifier(press: press) { isPressed = $0 })
    }
}

/// Reports presses in addition to the action. The label is mounted before this modifier is applied, so the style has
/// already read `isPressed` if it uses it.
nonisolated struct PressModifier: BoxModifier {
    let press: ButtonPress
    let action: @MainActor (Bool) -> Void

    @MainActor static var layer: BoxLayer { .events }

    /// The duration is longer than any press; the distance is that within which a finger may move.
    @MainActor private var gesture: PressGesture {
        PressGesture(
            press: LongPressGesture(minimumDuration: 1_000_000, maximumDistance: 60), action: {}, pressing: tell)
    }

    @MainActor private var tell: (Bool) -> Void { { [action] isDown in MainActor.assumeIsolated { action(isDown) } } }

    @MainActor func apply(to appearance: inout Appearance) {
        guard press.isAskedFor else { return }
        var outline = _GestureOutline()
        PressGesture._outline(gesture, &outline)
        let before = appearance.attribute(AttributeName.gesture).map { $0 + ";" } ?? ""
        appearance.attribute(AttributeName.gesture, before + "+" + outline.text)
        appearance.addClass("held")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        guard current().press.isAskedFor else { return }
        let (index, memory) = (element.count(of: .gesture), _GestureMemory())
        element.on(.gesture) { [unowned element] payload in
            guard payload[0].int == index else { return }
            // A press ends when the button cannot be reached any more, and none begins there.
            let isReached = Reach.refusal(of: .action, at: element) == nil
            for report in payload.array?.dropFirst() ?? [] {
                _ = PressGesture._read(current().gesture, isReached ? _GestureInput(report) : .failure(), memory)
            }
        }
    }
}
