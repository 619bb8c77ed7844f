// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Gives the view the size of its container: the nearest scroll view, or the window.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack(spacing: 0) { ForEach(1..<4) { Text("Page \($0)").containerRelativeFrame(.horizontal) } }
    /// }
    /// .scrollTargetBehavior(.paging)
    /// ```
    /// The browser computes the size. Margins of a scroll view's content do not count. A vertical scroll view needs a
    /// width of its own, or views that fill it, once a view in it takes its height.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, factor: 1, offset: 0, alignment: alignment))
    }

    /// Gives the view a share of the size of its container, in points for the spacing.
    ///
    /// - Parameters:
    ///   - axes: The dimensions that follow the container.
    ///   - count: The number of shares in the container.
    ///   - span: The number of shares that the view takes.
    ///   - spacing: The space between shares.
    ///   - alignment: The place of the view in the frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(count, 1)), span = CGFloat(span)
        let factor = span / count
        let offset = spacing * (span - 1) - spacing * (count - 1) * factor
        return modifier(ContainerFrameModifier(axes: axes, factor: factor, offset: offset, alignment: alignment))
    }

    /// Gives the view a length that follows from the length of its container, in points.
    ///
    /// ```swift
    /// Image("Cover").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    /// ```
    /// The browser computes the length, so it must depend on the container's along a straight line.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let (width, height) = (ContainerLine(length, .horizontal), ContainerLine(length, .vertical))
        if (axes.contains(.horizontal) && !width.isStraight) || (axes.contains(.vertical) && !height.isStraight) {
            Diagnostics.warn(
                "A containerRelativeFrame does not depend on its container along a straight line.",
                remedy: "Multiply the length and add to it only, or use a GeometryReader.")
        }
        return modifier(ContainerFrameModifier(axes: axes, width: width, height: height, alignment: alignment))
    }
}

/// A length as a multiple of another one and a number of points.
nonisolated struct ContainerLine: Equatable {
    let factor: CGFloat
    let offset: CGFloat
    var isStraight = true

    init(factor: CGFloat, offset: CGFloat) { (self.factor, self.offset) = (factor, offset) }

    /// Finds the line through two points, and checks it at a third.
    init(_ length: (CGFloat, Axis) -> CGFloat, _ axis: Axis) {
        let (near, far) = (length(320, axis), length(1280, axis))
        factor = (far - near) / 960
        offset = near - factor * 320
        isStraight = abs(length(800, axis) - (factor * 800 + offset)) < 0.5
    }

    func css(_ unit: String) -> String {
        let share = "\((factor * 100).css)\(unit)"
        return offset == 0 ? share : "calc(\(share) + \(offset.px))"
    }
}

nonisolated struct ContainerFrameModifier: BoxModifier, Equatable {
    let axes: Axis.Set
    let width: ContainerLine
    let height: ContainerLine
    let alignment: Alignment

    init(axes: Axis.Set, width: ContainerLine, height: ContainerLine, alignment: Alignment) {
        (self.axes, self.width, self.height, self.alignment) = (axes, width, height, alignment)
    }

    init(axes: Axis.Set, factor: CGFloat, offset: CGFloat, alignment: Alignment) {
        let line = ContainerLine(factor: factor, offset: offset)
        self.init(axes: axes, width: line, height: line, alignment: alignment)
    }

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.require(.containerFrames)
        appearance.addClass(StateClass.frame)
        if axes.contains(.horizontal) {
            appearance.addClass("crw")
            appearance.addClass("fw")
            appearance.set("width", width.css("cqw"))
            appearance.set("max-width", "none")
            appearance.layout.fixed.insert(.horizontal)
        }
        if axes.contains(.vertical) {
            appearance.addClass("crh")
            appearance.addClass("fh")
            appearance.set("height", height.css("cqh"))
            appearance.layout.fixed.insert(.vertical)
        }
        if alignment != .center { appearance.set("place-items", alignment.css) }
    }
}

extension FeatureStyle {
    fileprivate static let containerFrames = FeatureStyle(
        "container-frames",
        """
        .scroll:has(.crw) { container-type: inline-size }
        .scroll:has(.crh) { container-type: size }
        """)
}
