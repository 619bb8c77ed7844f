// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something that stands at a modal, moves with it and is no part of its content.
///
/// ```swift
/// ModalDecoration(id: "handle", alignment: .top, offset: CGSize(width: 0, height: 6), size: CGSize(width: 56, height: 6), isHandle: true) {
///     Capsule().fill(.tertiary)
/// }
/// ```
/// People who do not see it are told nothing of it.
public struct ModalDecoration {
    let id: String
    let alignment: Alignment
    let offset: CGSize
    let size: CGSize?
    let isHandle: Bool
    let content: () -> AnyView

    /// - Parameters:
    ///   - id: letters, digits and hyphens; tells it from the others, and while it stays the same the decoration does too.
    ///   - alignment: where at the modal it stands, inside of its edges.
    ///   - offset: how far it is moved from there, in points; rightwards and downwards.
    ///   - size: points; `nil` is that of the content.
    ///   - isHandle: whether a mouse can drag the modal by it.
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
        var look = Appearance()
        look.classes = ["modal-decoration"]
        if isHandle { look.addClass("modal-handle") }
        look.layout.opaque = true
        look.attribute("aria-hidden", "true")
        switch alignment.horizontal {
        case .leading: look.set("inset-inline-start", "0")
        case .trailing: look.set("inset-inline-end", "0")
        default:
            look.set("inset-inline", "0")
            look.set("margin-inline", "auto")
        }
        switch alignment.vertical {
        case .top: look.set("top", "0")
        case .bottom: look.set("bottom", "0")
        default:
            look.set("inset-block", "0")
            look.set("margin-block", "auto")
        }
        if let size {
            look.set("width", Double(size.width).css + "px")
            look.set("height", Double(size.height).css + "px")
        }
        if offset != .zero {
            look.set("translate", "\(Double(offset.width).css)px \(Double(offset.height).css)px")
        }
        return LayerDescription.Part(
            name: "modal-\(id)", appearance: look, isFirst: false, view: content)
    }
}
