// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Disables the controls of the view. They appear dimmed, the browser skips them, and the server ignores their
    /// events.
    ///
    /// `disabled(false)` does not enable what an outer view has disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
