// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how long the enclosing presentation may take to leave.
    ///
    /// ```swift
    /// .presentationHost(id: "farewell", isPresented: $isShown) {
    ///     Text("Goodbye").presentationExitLimit(.seconds(20))
    /// }
    /// ```
    /// A presentation is removed when its exit has ended, or when this time has passed: a browser that sleeps, or
    /// content that never completes the exit it animates, would otherwise keep it forever. Without this modifier, the
    /// limit is 4 seconds, and 5 for content that animates its own exit.
    ///
    /// - Parameter limit: The limit, at least 0.1 and at most 600 seconds.
    nonisolated public func presentationExitLimit(_ limit: Duration) -> some View {
        presentationOption(ExitLimitOption(limit: min(max(limit, .milliseconds(100)), .seconds(600))))
    }
}

nonisolated struct ExitLimitOption: PresentationOption {
    let limit: Duration

    @MainActor func apply(to layer: inout LayerDescription) { layer.exitLimit = limit }
}
