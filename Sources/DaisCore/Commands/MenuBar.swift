// SPDX-License-Identifier: Apache-2.0

/// The menu bar of a window. It is hidden in narrow windows, where the keyboard shortcuts of its commands still work.
nonisolated struct MenuBar: View, BuiltInView {
    let entries: Binding<[CommandEntry]>
    let parts: Binding<WindowParts>
    @Environment(\.locale) private var locale

    init(entries: Binding<[CommandEntry]>, parts: Binding<WindowParts>) {
        self.entries = entries
        self.parts = parts
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale)
        let menus = CommandBarMenu.all(of: entries.wrappedValue, words)
        if !menus.isEmpty {
            MenuBarBox(label: words[.menuBar]) {
                ForEach(menus) { menu in
                    Menu {
                        ForEach(menu.sections) { section in Section { section.content } }
                    } label: {
                        menu.title
                    }
                }
            }
            .environment(\.menuStyle, .builtIn(.plain))
            .environment(\.windowParts, parts)
        }
    }
}

nonisolated struct MenuBarBox<Content: View>: ContainerView, ContainerFrame {
    let label: String
    let content: Content

    init(label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.require(.menuBar)
        appearance.classes = [StateClass.menuBar]
        // A toolbar may contain buttons that open menus. The items of a `menubar` would have to be menu items.
        appearance.attribute("role", "toolbar")
        appearance.attribute("aria-label", label)
        appearance.layout.opaque = true
    }
}

extension FeatureStyle {
    static let menuBar = FeatureStyle(
        "menuBar",
        """
        .root>.mbar{position:sticky;top:0;z-index:1;display:none;place-self:start stretch;align-items:center;
        min-height:32px;padding:2px max(8px,env(safe-area-inset-right)) 2px max(8px,env(safe-area-inset-left));
        overflow-x:auto;scrollbar-width:none;border-block-end:.5px solid var(--separator);background:var(--bg2);
        font-size:calc(.875*var(--u));white-space:nowrap}
        .mbar>.mn{flex:none}
        .mbar>.mn>button{min-height:28px;padding:0 10px;border-radius:6px;color:var(--label);opacity:1}
        .mbar>.mn>button:is(:hover,[aria-expanded=true]){background:var(--fill2)}
        @media (min-width:768px){
        .root:has(>.mbar){grid-template-rows:auto minmax(0,1fr)}
        .root:has(>.mbar)>*{grid-row:2}
        .root>.mbar{grid-row:1;display:flex}}
        .mi[data-shortcut]::after{content:attr(data-shortcut);content:attr(data-shortcut)/"";order:2;flex:none;
        margin-inline-start:auto;color:var(--label2);font-variant-numeric:tabular-nums}
        .mi[data-shortcut][aria-disabled=true]::after{color:inherit}
        @media (forced-colors:active){.mi[data-shortcut]::after{color:inherit}}
        """)
}
