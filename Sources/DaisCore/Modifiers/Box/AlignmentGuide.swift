// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the view's guide for a horizontal alignment, computed from its measured size.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier { size in CGSize(width: size[guide] - computeValue(size), height: 0) })
    }

    /// Sets the view's guide for a vertical alignment, computed from its measured size.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier { size in CGSize(width: 0, height: size[guide] - computeValue(size)) })
    }
}

/// Moves the view by the difference between its guide and the default one, once the browser has reported its size.
nonisolated struct GuideModifier: BoxModifier {
    let shift: (ViewDimensions) -> CGSize

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {}

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.measure) { [unowned element] payload in
            guard let width = payload[0].length, let height = payload[1].length else { return }
            let shift = current().shift(ViewDimensions(width: width, height: height))
            var appearance = Appearance()
            appearance.classes = [StateClass.wrapper]
            appearance.set("translate", "\(shift.width.px) \(shift.height.px)")
            element.update(appearance)
        }
    }
}
