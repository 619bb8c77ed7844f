// SPDX-License-Identifier: Apache-2.0

/// Views on top of each other. Later ones are in front.
public struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    let content: Content

    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    var frame: LayersFrame { LayersFrame(alignment: alignment) }
}

nonisolated struct LayersFrame: ContainerFrame {
    let alignment: Alignment

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["Z"]
        appearance.layout.align(alignment)
        if alignment != .center { appearance.set("place-items", alignment.css) }
    }
}
