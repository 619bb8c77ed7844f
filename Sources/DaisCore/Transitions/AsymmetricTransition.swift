// SPDX-License-Identifier: Apache-2.0

/// A transition that differs for insertion and removal.
///
/// ```swift
/// Text("Saved").transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity))
/// ```
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of the insertion.
    nonisolated(unsafe) public var insertion: Insertion
    /// The transition of the removal.
    nonisolated(unsafe) public var removal: Removal

    /// Creates a transition from one for the insertion and one for the removal.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the body of the transition for the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        if phase == .didDisappear {
            removal.body(content: PlaceholderContentView(content.content), phase: phase)
        } else {
            insertion.body(content: PlaceholderContentView(content.content), phase: phase)
        }
    }

    /// The transition has motion if one of its parts has.
    nonisolated public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}
