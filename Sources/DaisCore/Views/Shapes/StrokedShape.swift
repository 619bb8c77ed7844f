// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The line around a shape, as a shape. ``Shape/stroke(style:)`` makes it.
///
/// As a view, the browser draws the line. For a change of the line, such as ``Shape/trim(from:to:)``, or for another fill, the
/// shape is the outline of the line.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
    /// The shape that is stroked.
    public var shape: S
    /// The width, ends, corners and dashes of the line.
    public var style: StrokeStyle

    /// Creates the line around a shape.
    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// Returns the outline of the line.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The line in the foreground style.
    @MainActor public var body: some View { shape.stroke(ForegroundStyle(), style: style) }

    /// The data of the shape.
    @MainActor public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _StrokedShape: MaskSource {
    // The path of a mask is stretched, and the width of the line would be too.
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) { mask.refuse(StrokeStyle.self) }
}
