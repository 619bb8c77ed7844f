// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Changes this view while the user drags the presentation around it away.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     VStack {
    ///         Text("Title").presentationDragTransition(.offset(y: 120))
    ///         Text("Details").presentationDragTransition(.opacity)
    ///     }
    /// }
    /// ```
    /// The further the sheet is dragged, the more the view looks as the transition says for a view that has
    /// disappeared: half of it when half of the smallest height is out of the window. After the release it goes on with
    /// the sheet, or returns. Every transition of views can be used. The browser has it before the drag begins and asks
    /// nobody meanwhile, so parallax and fading follow the finger in the same frame. With reduced motion, nothing
    /// changes.
    ///
    /// - Parameter transition: The transition, whose animation and insertion have no effect.
    nonisolated public func presentationDragTransition(_ transition: AnyTransition) -> some View {
        modifier(DragTransitionModifier(transition: transition))
    }
}

nonisolated struct DragTransitionModifier: BoxModifier {
    let transition: AnyTransition

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let box = appearance.box else { return }
        let pose = TransitionPoses.surfacePoses(of: transition, in: box.tree, box.environment).removal
        appearance.follow(drag: pose.mapValues { [$0] })
    }
}

extension Appearance {
    /// Changes the element while the presentation around it is dragged away.
    ///
    /// - Parameter keyframes: The values of each property at equal steps of the way, by names as in scripts. A single value
    ///   is that at the end, and the one at rest is that of the element.
    @MainActor mutating func follow(drag keyframes: [String: [String]]) {
        var json = JSONWriter()
        json.raw("{")
        for (index, entry) in keyframes.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { json.raw(",") }
            json.string(entry.key)
            json.raw(":")
            if entry.value.count == 1 {
                json.string(entry.value[0])
            } else {
                json.raw("[")
                for (step, value) in entry.value.enumerated() {
                    if step > 0 { json.raw(",") }
                    json.string(value)
                }
                json.raw("]")
            }
        }
        json.raw("}")
        attribute(AttributeName.parallax, json.text)
    }
}
