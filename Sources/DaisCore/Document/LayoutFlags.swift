// SPDX-License-Identifier: Apache-2.0

/// The response of an element to offered space, which is the part of SwiftUI's layout that CSS cannot infer.
///
/// A stack fills an axis if one of its children does, up to a frame that fixes the axis. CSS has no such propagation,
/// so the flags are computed on the element tree and written as the classes `gx` and `gy`. Likewise `sx` and `sy` mark
/// elements that may become smaller than their content, which only scroll views, images and shapes do: everything else
/// keeps its height and lets the page scroll.
struct LayoutFlags: Hashable {
    /// The axes that the element fills itself.
    var grows: Axis.Set = []
    /// The axes along which the element can be smaller than its content, as for scroll views, images and shapes.
    var shrinks: Axis.Set = []
    /// The axes with a size that does not depend on the content.
    var fixed: Axis.Set = []
    /// The height that a frame leaves to its content at most, in points.
    var heightLimit: Double?
    /// The height of the padding around the content, in points.
    var verticalPadding = 0.0
    /// The axis along which children are laid out, or `nil` if they overlap.
    var stack: Axis?
    /// The guides at which children are aligned, or `nil` for their centers.
    var horizontalLine: GuideLine?
    var verticalLine: GuideLine?
    /// Indicates whether the lines are those of the element itself, as in a frame, and not shared by its children.
    var keepsLines = false
    /// The role of the element in the layout around it. The axis of a spacer or divider is that of the enclosing stack.
    var role: Role = .plain
    /// Indicates whether children are ignored, as in a list or scroll view.
    var opaque = false
    /// Indicates whether the element takes no part in the layout around it.
    var isHidden = false
    /// The obstacles that keep events from the element, besides those in its attributes.
    var obstacles: Obstacles = []

    /// A guide, and the edge at which the browser aligns views that do not set it.
    struct GuideLine: Hashable {
        enum Edge: Hashable { case start, center, end, baseline }

        let guide: ObjectIdentifier
        let edge: Edge
    }

    enum Role: UInt8 { case plain, spacer, divider, text, gridRow }
}
