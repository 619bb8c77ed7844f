// SPDX-License-Identifier: Apache-2.0

/// What an element does with space it is offered: the part of SwiftUI's layout negotiation that CSS cannot infer.
///
/// A stack fills an axis when one of its children does, all the way up, unless a frame fixes that axis. CSS has no such
/// propagation, so the flags are computed on the element tree and written as the classes `gx` and `gy`; `sx` and `sy` say in the same way what may be squeezed below its
/// content, which only scroll views, images and shapes may: everything else keeps its height and lets the page scroll.
struct LayoutFlags: Hashable {
    /// Fills the axis by itself.
    var grows: Axis.Set = []
    /// Can be made smaller than its content along the axis: scroll views, images, shapes.
    var shrinks: Axis.Set = []
    /// Keeps the axis whatever its content does.
    var fixed: Axis.Set = []
    /// Children are laid out along this axis; `nil` when they lie in the same place.
    var stack: Axis?
    /// A spacer or divider, whose axis is that of the stack around it.
    var role: Role = .plain
    /// The children decide nothing: a list or scroll view.
    var opaque = false

    enum Role: UInt8 { case plain, spacer, divider }
}
