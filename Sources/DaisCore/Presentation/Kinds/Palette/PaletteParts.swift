// SPDX-License-Identifier: Apache-2.0

/// The content of one row.
nonisolated struct PaletteRow: View, BuiltInView {
    let command: PaletteCommand
    @Environment(\.hasMacKeyboard) private var isMac

    init(command: PaletteCommand) { self.command = command }

    @MainActor var body: some View {
        HStack(spacing: 12) {
            if let symbol = command.systemImage {
                Image(systemName: symbol).foregroundStyle(.secondary).frame(width: 24).accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: command.title)
                if let subtitle = command.subtitle {
                    Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 8)
            if let shortcut = command.shortcut {
                Text(verbatim: shortcut.label(onMac: isMac))
                    .font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
        .padding(.horizontal, 10).padding(.vertical, 8)
    }
}

/// The whole palette. The client connects the field with the list inside it, as it does for search fields.
nonisolated struct PaletteBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.searchArea, StateClass.palette, "V"]
        appearance.set("gap", "0")
        appearance.layout.stack = .vertical
        appearance.layout.grows = [.horizontal, .vertical]
    }
}

nonisolated struct PaletteList<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.require(.suggestions)
        appearance.require(.palette)
        appearance.classes = [StateClass.suggestions]
        appearance.attribute("role", "listbox")
        appearance.layout.opaque = true
    }
}

nonisolated struct PaletteSection<Content: View>: ContainerView, ContainerFrame {
    let name: String?
    let content: Content

    init(name: String?, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["palette-group"]
        appearance.attribute("role", "group")
        appearance.attribute("aria-label", name)
        appearance.layout.opaque = true
    }
}

/// Makes a view an option of the list.
nonisolated struct PaletteOptionModifier: BoxModifier {
    let isFirst: Bool
    let shortcut: KeyboardShortcut?
    let action: () -> Void

    init(isFirst: Bool, shortcut: KeyboardShortcut?, _ action: @escaping () -> Void) {
        self.isFirst = isFirst
        self.shortcut = shortcut
        self.action = action
    }

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("role", "option")
        appearance.attribute("aria-selected", "false")
        appearance.attribute("aria-keyshortcuts", shortcut?.names.joined(separator: " "))
        if isFirst { appearance.addClass("palette-first") }
        appearance.layout.grows = .horizontal
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.click) { _ in current().action() }
    }
}

/// A sheet near the upper edge of a wide window, with a height that does not depend on what is found.
nonisolated struct PaletteOption: PresentationOption {
    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass("palette-overlay")
        layer.overlay.attribute(AttributeName.motion, PresentationTransition.fade.attribute)
    }
}

extension FeatureStyle {
    static let palette = FeatureStyle(
        "palette",
        """
        .palette{align-self:stretch;min-height:0}
        .palette>.suggest{position:static;display:block;flex:1 1 0;align-self:stretch;min-height:0;max-height:none;
        padding:8px;box-shadow:none;border-radius:0;background:none}
        .palette>.suggest:empty{display:none}
        .palette .palette-group{display:grid;grid-template-columns:minmax(0,1fr);justify-items:stretch;padding:0 0 8px}
        .palette [role=option]{display:grid;border-radius:8px;cursor:default;text-align:start}
        .palette [role=option]>*{justify-self:stretch}
        .palette [role=option]:is([aria-selected=true],:hover),
        .palette>.suggest:not(:has([aria-selected=true],:hover)) .palette-first{background:var(--fill2)}
        @media (min-width:600px) and (min-height:501px){
        .palette-overlay>.sheet-container{inset:12vh 0 auto;height:min(420px,76vh)}}
        @media (forced-colors:active){.palette [aria-selected=true]{outline:2px solid Highlight;outline-offset:-2px}}
        """)
}
