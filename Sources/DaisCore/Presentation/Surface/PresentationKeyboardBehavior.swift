// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets what the enclosing presentation does when an on-screen keyboard covers a part of the window.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Editor().presentationKeyboardBehavior(.moves)
    /// }
    /// ```
    /// Each presentation can have another behavior. In all of them, the focused field is scrolled into view.
    nonisolated public func presentationKeyboardBehavior(_ behavior: PresentationKeyboardBehavior) -> some View {
        presentationOption(KeyboardBehaviorOption(behavior: behavior))
    }
}

/// The answer of a presentation to an on-screen keyboard.
public enum PresentationKeyboardBehavior: Hashable, Sendable {
    /// It ends above the keyboard and becomes smaller if it must, which is the default.
    case resizes
    /// It keeps its size and moves up by the height of the keyboard.
    case moves
    /// It stays, and the keyboard covers its lower part.
    case ignores
}

nonisolated struct KeyboardBehaviorOption: PresentationOption {
    let behavior: PresentationKeyboardBehavior

    @MainActor func apply(to layer: inout LayerDescription) {
        guard behavior != .resizes else { return }
        if behavior == .moves {
            layer.overlay.set("top", "calc(-1*var(--keyboard,0px))")
        } else {
            layer.overlay.set("bottom", "0")
        }
        // The room for its heights does not depend on the keyboard.
        layer.overlay.set("--room", "100%")
    }
}
