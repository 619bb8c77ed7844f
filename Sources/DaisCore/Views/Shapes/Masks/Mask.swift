// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows only the parts of the view where another view is opaque.
    ///
    /// ```swift
    /// ScrollView { Text("A long article") }
    ///     .mask {
    ///         VStack(spacing: 0) {
    ///             Rectangle()
    ///             LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom).frame(height: 40)
    ///         }
    ///     }
    /// ```
    /// A browser masks with images, so the mask is made of what can be one: gradients, colors, shapes, symbols, pictures,
    /// and lines of text, with frames, padding and opacity, in stacks and overlays. Lines of a text do not wrap, and sizes in a stack
    /// must be known or shared equally. A mask of anything else leaves the view as it is and reports a diagnostic.
    ///
    /// - Parameters:
    ///   - alignment: The place of a mask that is smaller than the view.
    ///   - mask: The view that masks. It is not part of the page.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows only the parts of the view where another view is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// Clips the view to a shape, which the browser does faster than masking.
    nonisolated public func mask<S: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> S) -> some View {
        clipShape(mask())
    }

    /// Clips the view to a shape, which the browser does faster than masking.
    nonisolated public func mask<S: Shape>(_ mask: S) -> some View { clipShape(mask) }
}

nonisolated struct MaskModifier<Mask: View>: BoxModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor static var layer: BoxLayer { .clip }

    @MainActor func apply(to appearance: inout Appearance) {
        var drawing = MaskDrawing(alignment: alignment)
        if let scope = appearance.box?.environment { drawing.font = EnvironmentValues(scope: scope).font ?? .body }
        drawing.draw(mask, in: MaskBox())
        let composite = drawing.composite()
        if let type = drawing.unsupported {
            return Diagnostics.warn(
                "A browser cannot mask with \(type), so the view is shown without its mask.",
                remedy: "Mask with gradients, shapes, symbols, pictures or lines of text in stacks and overlays.")
        }
        guard !drawing.layers.isEmpty else { return appearance.set("visibility", "hidden") }
        appearance.set("mask-image", drawing.layers.map(\.image).joined(separator: ","))
        appearance.set("mask-repeat", "no-repeat")
        if let composite { appearance.set("mask-composite", composite) }
        // The whole box is the area of most masks.
        guard drawing.layers.contains(where: { $0.box != MaskBox() || $0.size != nil }) else {
            return appearance.set("mask-size", "100% 100%")
        }
        appearance.set("mask-position", drawing.layers.map(\.position).joined(separator: ","))
        appearance.set("mask-size", drawing.layers.map { $0.size ?? $0.box.size }.joined(separator: ","))
    }
}
