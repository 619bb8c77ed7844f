// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the view's guide for a horizontal alignment, computed from its measured size.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("Title")
    ///     Text("Indented").alignmentGuide(.leading) { _ in -20 }
    /// }
    /// ```
    /// A container that aligns its views at this guide moves them so that their guides meet, and is as large as they then
    /// need. The places are exact after one round trip.
    ///
    /// - Parameters:
    ///   - guide: The alignment of the containers in which the value counts.
    ///   - computeValue: Returns the distance of the guide from the leading edge, in points.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            GuideModifier(
                guide: ObjectIdentifier(guide.id), axis: .horizontal, usual: { $0[guide] }, value: computeValue))
    }

    /// Sets the view's guide for a vertical alignment, computed from its measured size.
    ///
    /// ```swift
    /// HStack(alignment: .top) {
    ///     Image(systemName: "flag").alignmentGuide(.top) { $0.height / 2 }
    ///     Text("Marked")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - guide: The alignment of the containers in which the value counts.
    ///   - computeValue: Returns the distance of the guide from the top edge, in points.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            GuideModifier(guide: ObjectIdentifier(guide.id), axis: .vertical, usual: { $0[guide] }, value: computeValue)
        )
    }
}

/// Tells the container the guide of the view, once the browser has reported the view's size.
nonisolated struct GuideModifier: BoxModifier {
    let guide: ObjectIdentifier
    let axis: Axis
    let usual: (ViewDimensions) -> CGFloat
    let value: (ViewDimensions) -> CGFloat

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.trait { $0.guides[guide] = value }
        guard let box = appearance.box else { return }
        // The closure may return another value for the same size.
        box.tree.whenWritten { [weak box] in
            guard let box, box.isMounted else { return }
            var element: Element? = box.element
            while let known = element {
                known[MeasuredGuide.self]?()
                element = known === box.outermost ? nil : known.parent
            }
        }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let first = current()
        element.on(.measure) { [unowned element] payload in
            guard let width = payload[0].length, let height = payload[1].length else { return }
            let size = ViewDimensions(width: width, height: height)
            let start = payload[first.axis == .horizontal ? 2 : 3].points ?? 0
            let tell = { [unowned element] in
                let modifier = current(), isWide = modifier.axis == .horizontal
                element.align(
                    at: modifier.guide, along: modifier.axis,
                    ViewGuide(
                        offset: modifier.value(size), usual: modifier.usual(size), length: isWide ? width : height,
                        start: start))
            }
            element[MeasuredGuide.self] = tell
            tell()
        }
    }
}

/// Applies the guide of an element again, after its view has changed.
private enum MeasuredGuide: ElementTrait { typealias Value = () -> Void }
