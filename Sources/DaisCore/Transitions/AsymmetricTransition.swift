// SPDX-License-Identifier: Apache-2.0

/// One transition for coming and another one for going.
///
/// ```swift
/// Text("Saved").transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity))
/// ```
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    nonisolated(unsafe) public var insertion: Insertion
    nonisolated(unsafe) public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        if phase == .didDisappear {
            removal.body(content: PlaceholderContentView(content.content), phase: phase)
        } else {
            insertion.body(content: PlaceholderContentView(content.content), phase: phase)
        }
    }

    nonisolated public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}
