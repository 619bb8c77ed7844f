// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the width range of the column of the enclosing inspector. The user drags the column's edge, or moves it
    /// with the arrow keys.
    ///
    /// ```swift
    /// Details(of: selection).inspectorColumnWidth(min: 240, ideal: 300, max: 400)
    /// ```
    /// The chosen width is kept while the view that presents the inspector exists, and outlives a reload of the page.
    /// An inspector that a coordinator presents keeps it while it is open.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points while the window has room. The default is 200, or `ideal` if it is less.
    ///   - ideal: The width in points before the user has chosen one.
    ///   - max: The maximum width in points. The default is 600, or `ideal` if it is more.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        presentationOption(InspectorWidthOption(min: min, ideal: ideal, max: max))
    }

    /// Sets a fixed width, in points, of the column of the enclosing inspector.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presentationOption(InspectorWidthOption(min: width, ideal: width, max: width))
    }
}

/// The width that the user has chosen for the inspector of a view, and the state that keeps it.
nonisolated struct KeptColumnWidth: PresentationOption {
    let width: Double?
    let keep: Binding<Double?>

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.columnWidth = width
        layer.keepColumnWidth = { keep.wrappedValue = $0 }
    }
}

nonisolated struct InspectorWidthOption: PresentationOption {
    let min: CGFloat?
    let ideal: CGFloat
    let max: CGFloat?

    @MainActor func apply(to layer: inout LayerDescription) {
        let least = min ?? Swift.min(ideal, 200), most = max ?? Swift.max(ideal, 600)
        let width = layer.columnWidth.map { CGFloat($0) } ?? ideal
        layer.overlay.set("--column", "clamp(\(least.px),\(width.px),\(most.px))")
        if least > ideal || least > most {
            layer.warn("whose column is at least wider than it should be.", remedy: "Let min ≤ ideal ≤ max.")
        } else if most < ideal {
            layer.warn("whose column should be wider than it may be.", remedy: "Let min ≤ ideal ≤ max.")
        } else if least < most {
            addEdge(to: &layer, from: least, to: most, at: width)
        }
    }

    /// Adds the edge that resizes the column. The client moves it, and reports the width.
    @MainActor private func addEdge(
        to layer: inout LayerDescription, from least: CGFloat, to most: CGFloat, at width: CGFloat
    ) {
        var edge = Appearance()
        edge.classes = [StateClass.columnEdge]
        edge.attribute("role", "separator")
        edge.attribute("tabindex", "0")
        edge.attribute("aria-orientation", "vertical")
        edge.attribute("aria-label", BuiltInStrings(layer.locale)[.resizeColumn])
        for (name, value) in [("min", least), ("max", most), ("now", Swift.min(Swift.max(width, least), most))] {
            edge.attribute("aria-value\(name)", "\(Int(clamping: value.rounded(), in: 0...100_000))")
        }
        layer.parts.append(LayerDescription.Part(name: StateClass.columnEdge, appearance: edge, isFirst: false))
        layer.styles.append(.columnEdge)
        layer.handlers[.custom] = { [keep = layer.keepColumnWidth] payload in
            guard payload[0].string == "column", let width = payload[1].points else { return }
            keep(Swift.min(Swift.max(width, Double(least)), Double(most)))
        }
    }
}

extension FeatureStyle {
    static let columnEdge = FeatureStyle(
        "column-edge",
        """
        .column-edge{display:none}
        @media (min-width:744px){
        .column-edge{display:block;position:absolute;z-index:1;inset-block:0;inset-inline:-6px auto;width:11px;
        cursor:col-resize;touch-action:none;user-select:none;-webkit-user-select:none}
        .column-edge::after{content:"";position:absolute;inset-block:0;inset-inline:4px auto;width:3px;
        background:var(--tint);opacity:0;transition:opacity .15s}
        .column-edge:active::after{opacity:1}
        html .column-edge[data-ring]:focus{outline:none}
        .column-edge[data-ring]:focus::after{opacity:1}}
        @media (min-width:744px) and (hover:hover){.column-edge:hover::after{opacity:1}}
        @media (min-width:744px) and (pointer:coarse){.column-edge{inset-inline:-12px auto;width:24px}
        .column-edge::after{inset-inline:11px auto}}
        [data-narrow]>.layer>.surface>.column-edge{display:none}
        @media (forced-colors:active){.column-edge::after{background:Highlight}}
        """)
}
