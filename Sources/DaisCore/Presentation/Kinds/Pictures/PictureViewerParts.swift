// SPDX-License-Identifier: Apache-2.0

/// The whole viewer. The client zooms the pictures inside.
nonisolated struct PictureViewerBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["viewer"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }
}

/// One picture: a scroll container as large as the window, so that a zoomed picture can be moved.
nonisolated struct PicturePage<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.viewerPage]
        appearance.layout.opaque = true
    }
}

/// The view that is scaled. It has the name of the picture, and its content has none of its own.
nonisolated struct PictureCanvas<Content: View>: ContainerView, ContainerFrame {
    let isShown: Bool
    let name: String
    let content: Content

    init(isShown: Bool, name: String, @ViewBuilder content: () -> Content) {
        self.isShown = isShown
        self.name = name
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["viewer-canvas"]
        if isShown { appearance.addClass(StateClass.viewerNow) }
        appearance.attribute("role", "img")
        appearance.attribute("aria-label", name)
        // Pictures beside the window are reached by the buttons.
        if !isShown { appearance.attribute("aria-hidden", "true") }
        appearance.layout.opaque = true
    }
}

nonisolated struct PictureViewerBar<Content: View>: ContainerView, ContainerFrame {
    let className: String
    let content: Content

    init(className: String, @ViewBuilder content: () -> Content) {
        self.className = className
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [className, "H"]
        appearance.layout.stack = .horizontal
        appearance.layout.opaque = true
    }
}

/// A dark sheet over the whole window, which a swipe down dismisses.
nonisolated struct PictureViewerOption: PresentationOption {
    let name: String

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass(StateClass.viewer)
        layer.surface.attribute("aria-label", name)
        layer.styles.append(.pictureViewer)
        layer.dismissals = [.drag, .escape]
    }
}

extension FeatureStyle {
    static let pictureViewer = FeatureStyle(
        "picture-viewer",
        """
        .viewer-overlay{--edge:0px}
        .layer.viewer-overlay>.backdrop{background:#000}
        .layer.viewer-overlay>.sheet-container{inset:0;width:auto;height:auto;max-height:none;margin:0;padding:0;
        --corners:0;background:#000;color-scheme:dark;box-shadow:none;transform-origin:50% 50%}
        .layer.viewer-overlay>.sheet-container::after{display:none}
        .viewer-overlay .sheet-content{padding:0;overflow:clip}
        .viewer{position:relative;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-self:stretch;
        overflow:clip}
        .viewer>*{grid-area:1/1;min-width:0;min-height:0}
        .viewer>.scroll{place-self:stretch;overflow:auto hidden}
        .viewer>.scroll>*{display:flex;width:100%;min-width:0;height:100%;align-items:stretch}
        .viewer>.scroll .viewer-page{flex:none;width:100%;height:100%;box-sizing:border-box;overflow:auto;
        direction:ltr;touch-action:pan-x pan-y;scrollbar-width:none;scroll-snap-align:start;scroll-snap-stop:always}
        .viewer-canvas{display:grid;place-content:center;place-items:center;grid-template:100%/100%;width:100%;
        height:100%;scale:var(--zoom,1);transform-origin:0 0}
        .viewer-canvas>*{place-self:stretch}
        .viewer-page[data-zoomed]{cursor:grab}
        .viewer-top,.viewer-sides{z-index:1;display:flex;align-items:center;pointer-events:none;
        padding:max(env(safe-area-inset-top),10px) max(env(safe-area-inset-right),12px) 10px
        max(env(safe-area-inset-left),12px);gap:4px}
        .viewer-top{place-self:start stretch;background:linear-gradient(#000000b3,transparent)}
        .viewer-sides{place-self:center stretch;justify-content:space-between}
        .viewer-top>.B,.viewer-sides>.B{pointer-events:auto;display:grid;place-items:center;width:44px;height:44px;
        border-radius:22px;background:#0006;color:#fff}
        .viewer-sides>.B:disabled{opacity:.35}
        @media (forced-colors:active){.viewer-top>.B,.viewer-sides>.B{border:1px solid ButtonText}}
        """)
}
