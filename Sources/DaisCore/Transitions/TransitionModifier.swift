// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the transition for the insertion and removal of the view in an animated transaction.
    @_disfavoredOverload
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: ComparableTransition(transition)))
    }

    /// Sets the transition for the insertion and removal of the view in an animated transaction.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: ComparableTransition(AnyTransition(transition))))
    }
}

nonisolated struct TransitionModifier: BoxModifier {
    let transition: ComparableTransition

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let box = appearance.box, appearance.attributes.allSatisfy({ $0.name != AttributeName.transition }) else {
            return
        }
        appearance.attribute(AttributeName.transition, TransitionPoses.text(of: transition.base, for: box))
    }
}

/// A transition that compares as equal if it is known to be, so that views need not be styled again.
nonisolated struct ComparableTransition: Equatable {
    let base: AnyTransition

    init(_ base: AnyTransition) { self.base = base }

    static func == (a: Self, b: Self) -> Bool {
        a.base.key != nil && a.base.key == b.base.key && a.base.insertion == b.base.insertion
            && a.base.removal == b.base.removal
    }
}
