// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets people drag the view, with a value for the destination.
    ///
    /// ```swift
    /// Text(person.name).draggable(person.name)
    /// ```
    /// A destination in the same page gets the value itself, which has not left the server. Other windows and programs get
    /// its representations as text and as an address, which the page has before the drag. A pointer drags at once, a
    /// finger after a long press, and the keyboard after Space on the view or Alt+M on something in it.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSource(DragModifier(of: payload)))
    }

    /// Lets people drag the view, with a value for the destination and a view that follows the pointer.
    ///
    /// ```swift
    /// Text(person.name).draggable(person.name) { Label(person.name, systemImage: "person") }
    /// ```
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        overlay { DragPreview(content: preview()) }.modifier(DragSource(DragModifier(of: payload)))
    }

    /// Lets people drag the view, with an item that a closure makes when the drag begins.
    ///
    /// ```swift
    /// Text(person.name).onDrag { NSItemProvider(object: person.name) }
    /// ```
    /// The item stays in this page, because the page cannot know it before. Use `draggable(_:)` for views that people
    /// drag into other windows and programs.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSource(DragModifier(making: data)))
    }

    /// Lets people drag the view, with an item that a closure makes when the drag begins, and a view that follows the
    /// pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        overlay { DragPreview(content: preview()) }.modifier(DragSource(DragModifier(making: data)))
    }
}

/// A view that the client shows beside the pointer during a drag, and that is invisible otherwise.
nonisolated struct DragPreview<Content: View>: ContainerView {
    let content: Content
    var frame: DragPreviewFrame { DragPreviewFrame() }
}

nonisolated struct DragPreviewFrame: ContainerFrame, Equatable {
    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["drag-preview"]
        appearance.attribute("aria-hidden", "true")
        appearance.attribute("inert", "")
        appearance.layout.opaque = true
    }
}
