// SPDX-License-Identifier: Apache-2.0

/// Evaluates a closure of the app in a body of its own, which observes its dependencies. When a container calls the
/// closure, the body that contains it has already been evaluated and would not observe state that only the closure
/// reads.
nonisolated struct FollowedContent<Content: View>: View, BuiltInView {
    let make: () -> Content

    init(_ make: @escaping () -> Content) { self.make = make }

    @MainActor var body: some View { make() }
}
