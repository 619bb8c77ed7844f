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
    /// The frame in the modal, instead of the alignment, the offset and the size.
    private var frame: CGRect?
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

    /// Creates a decoration with a frame in the modal, for styles that compute their layout.
    ///
    /// ```swift
    /// ModalDecoration(id: "handle", frame: CGRect(x: 180, y: -16, width: 60, height: 8)) { Capsule().fill(.tertiary) }
    /// ```
    ///
    /// - Parameters:
    ///   - id: Letters, digits and hyphens, unique among the decorations. The decoration keeps its identity with its
    ///     id, so a later one with the same id updates it.
    ///   - frame: The frame in points from the modal's top left corner. It may lie outside of the modal.
    ///   - isHandle: Whether a mouse can drag the modal by it.
    ///   - content: The decoration.
    nonisolated public init<Content: View>(
        id: String, frame: CGRect, isHandle: Bool = false, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, isHandle: isHandle, content: content)
        self.frame = frame.standardized
    }

    @MainActor var part: LayerDescription.Part {
        var appearance = Appearance()
        appearance.classes = ["modal-decoration"]
        if isHandle { appearance.addClass(StateClass.modalHandle) }
        appearance.layout.opaque = true
        appearance.attribute("aria-hidden", "true")
        if let frame {
            let lengths = [("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height)]
            for (name, length) in lengths { appearance.set(name, length.px) }
        } else {
            align(&appearance)
        }
        return LayerDescription.Part(
            name: "modal-\(id)", appearance: appearance, isFirst: false, view: content)
    }

    @MainActor private func align(_ appearance: inout Appearance) {
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
    }
}
