// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where a modal stands in its container, and how large it is there.
///
/// ```swift
/// ModalFrame(width: .default, height: .content, alignment: .bottom, insets: EdgeInsets(top: 44, leading: 8, bottom: 8, trailing: 8))
/// ```
/// Described relative to the container, it follows every change of the window in the browser.
public struct ModalFrame: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case sized(ModalWidthSizing, ModalHeightSizing, Alignment, EdgeInsets)
        case rect(CGRect)
        case beside(AnchorPlace, Edge?)
    }
    let place: Place
    /// Limits in points; `nil` means none.
    public var minWidth: CGFloat?
    public var maxWidth: CGFloat?
    public var maxHeight: CGFloat?

    private init(_ place: Place) { self.place = place }

    /// - Parameters:
    ///   - alignment: which edges or corner it stands at.
    ///   - insets: what stays free at the edges, in points. Where something stays free, notches and the like do too; at
    ///     an edge without inset the modal reaches the edge and its content keeps clear of them.
    nonisolated public init(
        width: ModalWidthSizing = .default, height: ModalHeightSizing = .content, alignment: Alignment = .center,
        insets: EdgeInsets = EdgeInsets()
    ) {
        self.init(.sized(width, height, alignment, insets))
    }

    /// All of the container.
    public static let full = ModalFrame(width: .fill, height: .fill)

    /// A rectangle in points of the container, from its upper left corner: for styles that compute with numbers.
    nonisolated public static func rect(_ rect: CGRect) -> ModalFrame { ModalFrame(.rect(rect.standardized)) }

    /// Beside the view that presents it, as popovers stand; in narrow windows too.
    ///
    /// - Parameters:
    ///   - anchor: the part of that view.
    ///   - arrowEdge: the edge of the anchor where the arrow stands; `nil` means below, or above if there is more room.
    nonisolated public static func beside(
        _ anchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
    ) -> ModalFrame {
        ModalFrame(.beside(anchor.place, arrowEdge))
    }

    // MARK: CSS

    @MainActor func describe(_ surface: inout Appearance) {
        switch place {
        case .rect(let rect):
            surface.set("left", px(rect.minX))
            surface.set("top", px(rect.minY))
            surface.set("width", px(rect.width))
            surface.set("height", px(rect.height))
        case .sized(let width, let height, let alignment, let insets):
            describe(&surface, width, alignment.horizontal, insets)
            describe(&surface, height, alignment.vertical, insets)
        case .beside: break
        }
        if let minWidth { surface.set("min-width", "min(\(px(minWidth)),100%)") }
    }

    private func px(_ value: CGFloat) -> String { Double(value).css + "px" }

    /// What stays free at an edge; something, if anything, also in front of a notch.
    private func free(_ inset: CGFloat, _ edge: String) -> String {
        inset > 0 ? "max(\(px(inset)),env(safe-area-inset-\(edge)))" : px(inset)
    }

    @MainActor private func describe(
        _ surface: inout Appearance, _ width: ModalWidthSizing, _ alignment: HorizontalAlignment, _ insets: EdgeInsets
    ) {
        // Notches are at the left and at the right; which of them is leading only the browser knows.
        let start = free(insets.leading, "left"), end = free(insets.trailing, "right")
        let room = "100% - \(start) - \(end)"
        surface.set("width", width.css(room: room))
        surface.set("max-width", maxWidth.map { "min(\(px($0)),\(room))" } ?? "calc(\(room))")
        switch alignment {
        case .leading: surface.set("inset-inline-start", start)
        case .trailing: surface.set("inset-inline-end", end)
        default:
            surface.set("inset-inline", "\(start) \(end)")
            surface.set("margin-inline", "auto")
        }
        if insets.leading == 0, alignment == .leading || width == .fill {
            surface.set("padding-inline-start", "env(safe-area-inset-left)")
        }
        if insets.trailing == 0, alignment == .trailing || width == .fill {
            surface.set("padding-inline-end", "env(safe-area-inset-right)")
        }
    }

    @MainActor private func describe(
        _ surface: inout Appearance, _ height: ModalHeightSizing, _ alignment: VerticalAlignment, _ insets: EdgeInsets
    ) {
        let top = free(insets.top, "top"), bottom = free(insets.bottom, "bottom")
        let room = "100% - \(top) - \(bottom)"
        surface.set("height", height.css(room: room))
        surface.set("max-height", maxHeight.map { "min(\(px($0)),\(room))" } ?? "calc(\(room))")
        switch alignment {
        case .top: surface.set("top", top)
        case .bottom: surface.set("bottom", bottom)
        default:
            surface.set("inset-block", "\(top) \(bottom)")
            surface.set("margin-block", "auto")
        }
        if insets.top == 0, alignment == .top || height == .fill {
            surface.set("padding-top", "env(safe-area-inset-top)")
        }
        if insets.bottom == 0, alignment == .bottom || height == .fill {
            surface.set("padding-bottom", "env(safe-area-inset-bottom)")
        }
    }
}
