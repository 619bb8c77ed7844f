// SPDX-License-Identifier: Apache-2.0

/// Related controls side by side.
///
/// ```swift
/// ControlGroup { Button("Bold") { … }; Button("Italic") { … } }
/// ```
nonisolated public struct ControlGroup<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["H", "cgroup"]
        appearance.attribute("role", "group")
        appearance.layout.stack = .horizontal
    }
}
