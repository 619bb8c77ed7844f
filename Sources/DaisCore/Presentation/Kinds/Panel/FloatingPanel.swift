// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a panel that floats above the page while a binding is true, and that the user moves, resizes and docks.
    ///
    /// ```swift
    /// @SceneStorage("tools") private var tools = PanelPlacement(width: 260)
    ///
    /// Canvas()
    ///     .floatingPanel("Tools", isPresented: $isOpen, placement: $tools) { Text("Brushes") }
    /// ```
    /// The page stays usable, and Escape does not close the panel. It is moved by its title bar and resized at its
    /// lower trailing corner, without asking the server. A release at the leading or trailing edge of the window docks
    /// it there, beside an inspector if there is one: it is then as high as the window, and the page makes room. The keyboard does the same: the button in
    /// the title bar moves the panel by the arrow keys and resizes it with Shift, and the menu docks it. In windows
    /// under 600 points, it lies at the lower edge and is neither moved nor resized.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which also names the panel for assistive technology.
    ///   - isPresented: A binding that is set to `false` when the user closes the panel.
    ///   - placement: The place and the size. Without a binding, the panel is where it was put as long as this view exists.
    ///   - onWillDismiss: A closure called at the start of each exit.
    ///   - onDismiss: A closure called with the reason, once, after the panel has been removed.
    ///   - content: The content, in the environment of this view.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func floatingPanel<Content: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, placement: Binding<PanelPlacement>? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            FloatingPanelModifier(
                site: CallSite(file, line), title: Text(titleKey), isPresented: isPresented, placement: placement,
                handlers: DismissalHandlers(will: onWillDismiss, did: onDismiss), content: { AnyView(content()) }))
    }
}

nonisolated struct FloatingPanelModifier: ViewModifier, BuiltInModifier {
    let site: CallSite
    let title: Text
    let isPresented: Binding<Bool>
    let placement: Binding<PanelPlacement>?
    let handlers: DismissalHandlers
    let content: () -> AnyView
    @State private var own = PanelPlacement()

    init(
        site: CallSite, title: Text, isPresented: Binding<Bool>, placement: Binding<PanelPlacement>?,
        handlers: DismissalHandlers, content: @escaping () -> AnyView
    ) {
        self.site = site
        self.title = title
        self.isPresented = isPresented
        self.placement = placement
        self.handlers = handlers
        self.content = content
    }

    @MainActor func body(content base: Content) -> some View {
        let place = placement ?? $own
        return base.modifier(
            Presenting(at: site) {
                var list = PresentationDescriptor.whether(isPresented, .floatingPanel, handlers) {
                    AnyView(FloatingPanel(title: title, placement: place, content: content()))
                }
                let shown = place.wrappedValue
                for index in list.indices { list[index].options.set(PanelOption(place: shown, placement: place)) }
                return list
            })
    }
}

extension PresentationKind {
    static let floatingPanel = PresentationKind(
        name: "floating", classPrefix: "floating", role: "dialog", rank: .columns, dismissals: [.button],
        wrapsContent: true, laysOutContent: true, isModal: false)
}

/// The title bar and the content.
nonisolated struct FloatingPanel: View, BuiltInView {
    let title: Text
    let placement: Binding<PanelPlacement>
    let content: AnyView
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.presentationContext) private var context

    init(title: Text, placement: Binding<PanelPlacement>, content: AnyView) {
        self.title = title
        self.placement = placement
        self.content = content
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale), isLeftToRight = direction == .leftToRight
        return PanelPart(className: "floating-box") {
            PanelPart(className: StateClass.floatingGrip) {
                Button {
                } label: {
                    Image(systemName: "line.3.horizontal").accessibilityLabel(words[.movePanel])
                }
                .modifier(AttributeModifier(name: AttributeName.grip, value: ""))
                title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 4)
                Menu {
                    if placement.wrappedValue.dock != .leading {
                        Button(words[isLeftToRight ? .dockLeft : .dockRight]) { placement.wrappedValue.dock = .leading }
                    }
                    if placement.wrappedValue.dock != .trailing {
                        Button(words[isLeftToRight ? .dockRight : .dockLeft]) {
                            placement.wrappedValue.dock = .trailing
                        }
                    }
                    if placement.wrappedValue.dock != nil {
                        Button(words[.undock]) { placement.wrappedValue.dock = nil }
                    }
                } label: {
                    Image(systemName: "ellipsis.circle").accessibilityLabel(words[.showMenu])
                }
                Button {
                    context?.machine?.dismiss(.button)
                } label: {
                    Image(systemName: "xmark").accessibilityLabel(words[.close])
                }
            }
            .buttonStyle(.borderless)
            PanelPart(className: "floating-body") { content }
        }
    }
}

nonisolated struct PanelPart<Content: View>: ContainerView, ContainerFrame {
    let className: String
    let content: Content

    init(className: String, @ViewBuilder content: () -> Content) {
        self.className = className
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [className]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }
}

/// Places the panel. The client moves it, and reports where it is.
nonisolated struct PanelOption: PresentationOption {
    let place: PanelPlacement
    let placement: Binding<PanelPlacement>

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass(StateClass.floating)
        layer.styles.append(.floatingPanel)
        layer.overlay.set("--x", place.x.map { "\($0.css)px" })
        layer.overlay.set("--y", "\(place.y.css)px")
        layer.overlay.set("--w", "\(max(PanelPlacement.leastWidth, place.width).css)px")
        layer.overlay.set("--h", "\(max(PanelPlacement.leastHeight, place.height).css)px")
        layer.overlay.attribute(AttributeName.dock, place.dock?.rawValue)
        var handle = Appearance()
        handle.classes = [StateClass.floatingSize]
        handle.attribute("aria-hidden", "true")
        layer.parts.append(LayerDescription.Part(name: StateClass.floatingSize, appearance: handle, isFirst: false))
        layer.handlers[.custom] = { [placement] payload in
            guard payload[0].string == "panel",
                let new = PanelPlacement(payload[1], before: placement.wrappedValue)
            else { return }
            placement.wrappedValue = new
        }
    }
}

extension FeatureStyle {
    static let floatingPanel = FeatureStyle(
        "floating-panel",
        """
        .layer.floating,.floating>.backdrop{pointer-events:none;background:none}
        .floating>.floating-container{pointer-events:auto;--wide:min(var(--w),100% - 16px);
        --high:min(var(--h),100% - 16px);width:var(--wide);height:var(--high);
        inset-block-start:clamp(8px,var(--y),100% - var(--high) - 8px);
        inset-inline-start:clamp(8px,var(--x,100vw),100% - var(--wide) - 8px);
        border-radius:12px;box-shadow:0 0 0 .5px var(--separator),0 8px 32px #0000003d}
        .floating>.floating-container>.floating-content{flex:1 1 auto;min-height:0}
        .floating-box{place-self:stretch;display:flex;flex-direction:column;min-height:0}
        .floating-grip{flex:none;display:flex;align-items:center;gap:8px;padding:4px 6px;cursor:grab;touch-action:none;
        user-select:none;-webkit-user-select:none;border-block-end:.5px solid var(--separator);background:var(--fill4)}
        .floating-grip .B{min-width:32px;min-height:32px;display:grid;place-items:center}
        .floating-grip>.spacer{flex:1 1 auto}
        .floating-grip:active{cursor:grabbing}
        .floating-body{flex:1 1 auto;min-height:0;overflow:auto;display:grid;overscroll-behavior:contain}
        .floating-size{position:absolute;inset:auto 0 0 auto;inset-inline:auto 0;width:20px;height:20px;
        cursor:nwse-resize;touch-action:none}
        [dir=rtl] .floating-size{cursor:nesw-resize}
        .floating-size::after{content:"";position:absolute;inset:auto 5px 5px auto;inset-inline:auto 5px;width:7px;
        height:7px;border:solid var(--label3);border-width:0 2px 2px 0}
        [dir=rtl] .floating-size::after{border-width:0 0 2px 2px}
        #dais-root{margin-left:var(--docked-left,0px);margin-right:var(--docked-right,0px)}
        @media (min-width:600px){
        .floating[data-dock]>.floating-container{inset-block:0;inset-inline:var(--beside,0px) auto;height:auto;
        border-radius:0;width:min(var(--w),50% - var(--beside,0px) / 2);box-shadow:none;border-inline-end:1px solid var(--separator)}
        .floating[data-dock=trailing]>.floating-container{inset-inline:auto var(--beside,0px);border-inline-end:0;
        border-inline-start:1px solid var(--separator)}
        .floating[data-dock] .floating-size{inset-block:0;width:8px;height:auto;cursor:col-resize}
        .floating[data-dock=trailing] .floating-size{inset-inline:0 auto}
        .floating[data-dock] .floating-size::after{display:none}}
        @media (max-width:599.98px){
        .floating>.floating-container{inset:auto 8px max(8px,env(safe-area-inset-bottom));width:auto;
        height:min(var(--h),45%)}
        .floating-grip{cursor:auto;touch-action:auto}.floating-size,.floating-grip [data-grip],
        .floating-grip .mn{display:none}}
        @media (forced-colors:active){.floating-size::after{border-color:CanvasText}}
        """)
}
