// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps the user from dismissing the sheet around this view by a press outside or Escape.
    ///
    /// ```swift
    /// Form { … }
    ///     .interactiveDismissDisabled(hasUnsavedChanges)
    /// ```
    /// `dismiss()` and the binding still end it. Any view inside that asks for it is heard.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(InteractiveDismissDisabledKey.self) { $0 = $0 || isDisabled }
    }
}

enum InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
