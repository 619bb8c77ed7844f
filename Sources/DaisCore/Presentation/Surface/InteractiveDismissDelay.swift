// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the user dismiss the enclosing presentation only after some time.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Notice().interactiveDismissEnabled(after: .seconds(2))
    /// }
    /// ```
    /// A press that was meant for what was there before cannot dismiss it unseen. The time begins when the view
    /// appears. `dismiss()` and the binding dismiss it at any time.
    ///
    /// - Parameters:
    ///   - delay: The time before a press outside, a drag, Escape and Back dismiss it.
    ///   - reasons: The dismissals that have to wait, which are all four by default.
    nonisolated public func interactiveDismissEnabled(
        after delay: Duration, for reasons: Set<DismissalReason> = [.scrim, .drag, .escape, .back]
    ) -> some View {
        modifier(InteractiveDismissDelay(reasons) { try? await Task.sleep(for: delay) })
    }
}

nonisolated struct InteractiveDismissDelay: ViewModifier, BuiltInModifier {
    let reasons: Set<DismissalReason>
    let wait: () async -> Void
    @State private var hasPassed = false

    init(_ reasons: Set<DismissalReason>, wait: @escaping () async -> Void) {
        self.reasons = reasons
        self.wait = wait
    }

    @MainActor func body(content: Content) -> some View {
        content.interactiveDismissDisabled(!hasPassed, for: reasons)
            .task {
                await wait()
                if !Task.isCancelled { hasPassed = true }
            }
    }
}
