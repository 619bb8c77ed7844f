// SPDX-License-Identifier: Apache-2.0

extension Gesture {
    /// Lets the gesture begin only while modifier keys are pressed.
    ///
    /// ```swift
    /// Canvas().gesture(DragGesture().onChanged(select).modifiers(.shift))
    /// ```
    /// A touch has no modifier keys. Browsers do not report Caps Lock and the numeric pad, so both are ignored.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
        KeyedGesture(content: self, keys: modifiers)
    }
}

nonisolated struct KeyedGesture<Content: Gesture>: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
    let content: Content
    let keys: EventModifiers

    nonisolated init(content: Content, keys: EventModifiers) {
        self.content = content
        self.keys = keys.intersection([.shift, .control, .option, .command])
    }

    @MainActor static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.holding(gesture.keys) { Content._outline(gesture.content, &$0) }
    }

    @MainActor static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Content._read(gesture.content, input, memory)
    }
}
