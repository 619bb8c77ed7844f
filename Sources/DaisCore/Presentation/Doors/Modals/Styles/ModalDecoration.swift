// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view at the edge of a modal that moves with it but is not part of its content.
///
/// ```swift
/// ModalDecoration(id: "handle", alignment: .top, offset: CGSize(width: 0, height: 6), size: CGSize(width: 56, height: 6), isHandle: true) {
///     Capsule().fill(.tertiary)
/// }
/// ```
/// Decorations are hidden from assistive technologies.
public struct ModalDecoration {
    let id: String
    let alignment: Alignment
    let offset: CGSize
    let size: CGSize?
    let isHandle: Bool
    let content: () -> AnyView

    /// Creates a decoration.
    ///
    /// - Parameters:
    ///   - id: Letters, digits and hyphens, unique among the decorations. The decoration keeps its identity with its
    ///     id.
    ///   - alignment: The alignment inside the modal's edges.
    ///   - offset: The offset from there, in points.
    ///   - size: The size in points, or `nil` for that of the content.
    ///   - isHandle: Whether a mouse can drag the modal by it.
    ///   - content: The decoration.
    nonisolated public init<Content: View>(
        id: String, alignment: Alignment = .top, offset: CGSize = .zero, size: CGSize? = nil, isHandle: Bool = false,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.id = id
        self.alignment = alignment
        self.offset = offset
        self.size = size
        self.isHandle = isHandle
        self.content = { AnyView(content()) }
    }

    @MainActor var part: LayerDescription.Part {
        var appearance = Appearance()
        appearance.classes = ["modal-decoration"]
        if isHandle { appearance.addClass(StateClass.modalHandle) }
        appearance.layout.opaque = true
        appearance.attribute("aria-hidden", "true")
        switch alignment.horizontal {
        case .leading: appearance.set("inset-inline-start", "0")
        case .trailing: appearance.set("inset-inline-end", "0")
        default:
            appearance.set("inset-inline", "0")
            appearance.set("margin-inline", "auto")
        }
        switch alignment.vertical {
        case .top: appearance.set("top", "0")
        case .bottom: appearance.set("bottom", "0")
        default:
            appearance.set("inset-block", "0")
            appearance.set("margin-block", "auto")
        }
        if let size {
            appearance.set("width", Double(size.width).css + "px")
            appearance.set("height", Double(size.height).css + "px")
        }
        if offset != .zero {
            appearance.set("translate", "\(Double(offset.width).css)px \(Double(offset.height).css)px")
        }
        return LayerDescription.Part(
            name: "modal-\(id)", appearance: appearance, isFirst: false, view: content)
    }
}
