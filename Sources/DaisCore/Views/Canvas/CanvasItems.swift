// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The items of a drawing, later ones in front.
nonisolated struct CanvasItems<Symbols: View>: View, BuiltInView {
    let items: [CanvasItem]
    let symbols: Symbols

    @MainActor var body: some View {
        ForEach(items.indices, id: \.self) { index in
            switch items[index] {
            case .paths(let paths): CanvasPaths(paths: paths)
            case .fill(let fill): fill
            case .subject(let subject, let place):
                CanvasSpot(place: place) {
                    CanvasSubjectView(subject: subject, place: place, symbols: symbols)
                }
            case .pane(let style, let inner): pane(style, inner)
            }
        }
    }

    /// One pane for each clip, because CSS clips an element with one path.
    @MainActor private func pane(_ style: CanvasPaneStyle, _ inner: [CanvasItem]) -> AnyView {
        // It clips before it transforms, so a projection has a pane of its own.
        guard style.clips.count > (style.transform == nil ? 1 : 0) else {
            return AnyView(CanvasPane(style: style) { CanvasItems(items: inner, symbols: symbols) })
        }
        var (outer, rest) = (CanvasPaneStyle(), style)
        outer.clips = [rest.clips.removeFirst()]
        return AnyView(
            CanvasPane(style: outer) { CanvasItems(items: [.pane(rest, inner)], symbols: symbols) })
    }
}

/// An element over the whole canvas, with effects for everything inside.
nonisolated struct CanvasPane<Content: View>: ContainerView {
    let style: CanvasPaneStyle
    let content: Content

    init(style: CanvasPaneStyle, @ViewBuilder content: () -> Content) {
        self.style = style
        self.content = content()
    }

    var frame: CanvasPaneStyle { style }
}

extension CanvasPaneStyle: ContainerFrame {
    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = isRoot ? ["canvas"] : ["pane"]
        appearance.layout.opaque = true
        if isRoot {
            appearance.require(.canvas)
            appearance.layout.grows = [.horizontal, .vertical]
            appearance.attribute("aria-hidden", "true")
            appearance.attribute("inert", "")
        }
        if opacity < 1 { appearance.set("opacity", opacity.css) }
        if let blendMode { appearance.set("mix-blend-mode", blendMode) }
        appearance.addFilters(filters)
        if let transform {
            appearance.set("transform", transform)
            appearance.set("transform-origin", "0 0")
        }
        if let clip = clips.first { appearance.set("clip-path", clip) }
    }
}

extension CanvasFill: LeafView {
    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["canvas-item"]
        // The transform is around the origin of the canvas.
        appearance.set(
            "transform", (transform.map { $0 + " " } ?? "") + "translate(\(rect.minX.px),\(rect.minY.px))")
        appearance.set("width", rect.width.px)
        appearance.set("height", rect.height.px)
        appearance.set("clip-path", outline)
        appearance.fill(paint)
        if opacity < 1 { appearance.set("opacity", opacity.css) }
    }
}

/// The place of a view on the canvas.
nonisolated struct CanvasSpot<Content: View>: ContainerView {
    let place: CanvasPlace
    let content: Content

    init(place: CanvasPlace, @ViewBuilder content: () -> Content) {
        self.place = place
        self.content = content()
    }

    var frame: CanvasPlace { place }
}

extension CanvasPlace: ContainerFrame {
    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["canvas-item"]
        appearance.layout.opaque = true
        appearance.set("transform", transform)
        if let size {
            appearance.set("width", size.width.px)
            appearance.set("height", size.height.px)
            appearance.set("overflow", "clip")
        }
        if opacity < 1 { appearance.set("opacity", opacity.css) }
        if let paint { ForegroundModifier(paint: paint._paint()).apply(to: &appearance) }
    }
}

extension FeatureStyle {
    fileprivate static let canvas = FeatureStyle(
        "canvas",
        """
        .canvas { position: relative; overflow: clip; isolation: isolate }
        .canvas :is(.pane, .ink) { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
        .canvas .canvas-item { position: absolute; left: 0; top: 0; width: max-content; transform-origin: 0 0 }
        .canvas .probe { visibility: hidden }
        .canvas .spare { display: none }
        """)
}
