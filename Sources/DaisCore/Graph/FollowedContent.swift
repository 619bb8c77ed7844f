// SPDX-License-Identifier: Apache-2.0

/// Evaluates a closure of the app's in a body of its own, so that what it reads is followed: when a container calls such
/// a closure, the body that wrote it has been evaluated, and a state that only the closure reads would never be heard of.
nonisolated struct FollowedContent<Content: View>: View, BuiltInView {
    let make: () -> Content

    init(_ make: @escaping () -> Content) { self.make = make }

    @MainActor var body: some View { make() }
}
