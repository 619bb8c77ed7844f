// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of presented views")
struct PresentationModifierTests {
    @Test("a modifier of a sheet's content has exactly its layer", arguments: sheets)
    func sheetHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier that presents has exactly its layer", arguments: kinds)
    func kindHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @MainActor static func sheet(_ content: some View) -> some View {
        Leaf().sheet(isPresented: .constant(true)) { content }
    }

    private static func inSheet<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location) {
            sheet(content())
        } from: {
            sheet(Leaf())
        }
    }

    private static func onAlert<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { alert }
    }

    @MainActor static var alert: some View { Leaf().alert("Title", isPresented: .constant(true)) { Button("OK") {} } }

    @ModifierRows static var sheets: [ModifierRow] {
        inSheet(
            "presentationDetents([.large, .height(200)])",
            """
            + div.layer [data-detents=2][data-detent=0]{--d0:min(200px,var(--max));--d1:var(--max)\
            ;--detent:var(--d0)}
            + div.sheet-grabber[role=slider][tabindex=0][aria-label=Sheet height][aria-orientation=vertical]\
            [aria-valuemin=1][aria-valuemax=2][aria-valuenow=1][aria-valuetext=200 points]
            """
        ) {
            Leaf().presentationDetents([.large, .height(200)])
        }
        inSheet("presentationCornerRadius(20)", "+ div.surface {--radius:20px}") { Leaf().presentationCornerRadius(20) }
        inSheet("presentationBackground(.red)", "+ div.surface .grounded{background-color:var(--red)}") {
            Leaf().presentationBackground(.red)
        }
        inSheet(
            "presentationBackgroundInteraction(.enabled)",
            """
            - div.layer [data-modal=true]
            + div.layer [data-through=all]
            - div.surface [aria-modal=true]
            """
        ) {
            Leaf().presentationBackgroundInteraction(.enabled)
        }
        inSheet(
            "presentationCompactAdaptation(.fullScreenCover)",
            "+ div.layer [data-compact=fullscreen][data-compact-v=fullscreen]"
        ) {
            Leaf().presentationCompactAdaptation(.fullScreenCover)
        }
        inSheet("presentationContentInteraction(.scrolls)", "+ div.layer [data-scrolls]") {
            Leaf().presentationContentInteraction(.scrolls)
        }
        inSheet("presentationDragIndicator(.visible)", "+ div.sheet-grabber[aria-hidden=true]") {
            Leaf().presentationDragIndicator(.visible)
        }
        inSheet(
            "presentationHistoryEntry()",
            """
            - div.layer [data-dismiss=scrim escape drag]
            + div.layer [data-history][data-dismiss=scrim escape drag back]
            """
        ) { Leaf().presentationHistoryEntry() }
        inSheet("presentationSizing(.page)", "+ div.layer [data-width=page][data-height=page]") {
            Leaf().presentationSizing(.page)
        }
        inSheet(
            "presentationTransition(.scale)",
            """
            + div.layer [data-motion=[[250,"ease-out",{"scale":"0.9"}],[250,"ease-out",{"scale":"0.9"}]]]
            """
        ) { Leaf().presentationTransition(.scale) }
        inSheet(
            "interactiveDismissDisabled()",
            """
            - div.layer [data-dismiss=scrim escape drag]
            + div.layer [data-dismiss]
            """
        ) { Leaf().interactiveDismissDisabled() }
        inSheet("presentationPreventsAppTermination(true)", "+ div.layer [data-leave]") {
            Leaf().presentationPreventsAppTermination(true)
        }
        ModifierRow.effect(
            "dismissalConfirmationDialog(_:shouldPresent:actions:)",
            """
            + div.layer.dialog-overlay[data-layer=dialog][data-epoch=1][data-modal=true][data-dismiss=button \
            scrim escape][data-on=dismiss attempt entered exited]{z-index:1010}
            +   div.backdrop
            +   div.surface.dialog-container[role=alertdialog][tabindex=-1]\
            [aria-labelledby=dais-layer-2-title][aria-modal=true]
            +     div.dialog-title[id=dais-layer-2-title]
            +       span.T Discard?
            +     div.dialog-actions[data-closes]
            +       button.B[type=button][data-role=destructive][data-on=click]
            +         span.T Discard
            +       button.B[type=button][data-role=cancel][data-on=click]
            +         span.T Cancel
            """
        ) { _ in
            sheet(
                Leaf().dismissalConfirmationDialog("Discard?", shouldPresent: true) {
                    Button("Discard", role: .destructive) {}
                })
        } when: { screen, log in
            let before = Markup(screen)
            screen.presentation("sheet").dismiss(by: .escape)
            log.add(Markup(screen).difference(from: before))
        }
    }

    private static func presenting<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { Leaf() }
    }

    @ModifierRows static var kinds: [ModifierRow] {
        presenting(
            "sheet(isPresented:content:)",
            """
            + div.layer.sheet-overlay[data-layer=sheet][data-epoch=1][data-modal=true][data-dismiss=scrim \
            escape drag][data-on=dismiss attempt entered exited detent]{z-index:1000}
            +   div.backdrop
            +   div.surface.sheet-container[role=dialog][tabindex=-1][aria-modal=true]
            +     div.sheet-content.layer-content
            +       span.T B
            """
        ) { sheet(Text("B")) }
        presenting(
            "fullScreenCover(isPresented:content:)",
            """
            + div.layer.fullscreen-overlay[data-layer=fullscreen][data-epoch=1][data-modal=true][data-dismiss]\
            [data-on=dismiss attempt entered exited]{z-index:1000}
            +   div.backdrop
            +   div.surface.fullscreen-container[role=dialog][tabindex=-1][aria-modal=true]
            +     div.fullscreen-content.layer-content
            +       span.T A
            """
        ) {
            Leaf().fullScreenCover(isPresented: .constant(true)) { Leaf() }
        }
        presenting(
            "drawer(isPresented:edge:content:)",
            """
            + div.layer.drawer-overlay[data-layer=drawer][data-edge=trailing][data-motion=[\
            [420,"cubic-bezier(.32,.72,0,1)",{"edge":"trailing"}],[420,"cubic-bezier(.32,.72,0,1)",\
            {"edge":"trailing"}]]][data-epoch=1][data-modal=true][data-dismiss=scrim escape drag]\
            [data-on=dismiss attempt entered exited detent]{z-index:1000}
            +   div.backdrop
            +   div.surface.drawer-container[role=dialog][tabindex=-1][aria-modal=true]
            +     div.drawer-content.layer-content
            +       span.T A
            """
        ) {
            Leaf().drawer(isPresented: .constant(true), edge: .trailing) { Leaf() }
        }
        presenting(
            "popover(isPresented:content:)",
            """
            + span.T [data-anchor=dais-layer-1]
            + div.layer.popover-overlay[data-layer=popover][data-epoch=1][data-dismiss=scrim escape drag]\
            [data-anchored=dais-layer-1][data-on=dismiss attempt entered exited detent]{z-index:1000}
            +   div.backdrop
            +   div.spot
            +   div.surface.popover-container[role=dialog][tabindex=-1]
            +     div.popover-arrow
            +     div.popover-content.layer-content
            +       span.T A
            """
        ) {
            Leaf().popover(isPresented: .constant(true)) { Leaf() }
        }
        presenting(
            "alert(_:isPresented:actions:)",
            """
            + div.layer.alert-overlay[data-layer=alert][data-epoch=1][data-modal=true][data-dismiss=button \
            escape][data-on=dismiss attempt entered exited]{z-index:1000}
            +   div.backdrop
            +   div.surface.alert-container[role=alertdialog][tabindex=-1][aria-labelledby=dais-layer-1-title]\
            [aria-modal=true]
            +     div.alert-title[id=dais-layer-1-title]
            +       span.T Title
            +     div.alert-buttons[data-closes]
            +       button.B[type=button][data-on=click]
            +         span.T OK
            """
        ) {
            alert
        }
        presenting(
            "confirmationDialog(_:isPresented:actions:)",
            """
            + div.layer.dialog-overlay[data-layer=dialog][data-epoch=1][data-modal=true][data-dismiss=button \
            scrim escape][data-on=dismiss attempt entered exited]{z-index:1000}
            +   div.backdrop
            +   div.surface.dialog-container[role=alertdialog][tabindex=-1]\
            [aria-labelledby=dais-layer-1-title][aria-modal=true]
            +     div.dialog-title[id=dais-layer-1-title]
            +       span.T Title
            +     div.dialog-actions[data-closes]
            +       button.B[type=button][data-on=click]
            +         span.T Go
            +       button.B[type=button][data-role=cancel][data-on=click]
            +         span.T Cancel
            """
        ) {
            Leaf().confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") {} }
        }
        onAlert(
            "dialogSeverity(.critical)",
            """
            + div.alert-icon
            +   div.Z[aria-hidden=true]{place-items:end end}
            +     svg.icon.fn[role=img][aria-label=Warning]{color:light-dark(#ffcc00,#ffd60a)\
            ;--fg:light-dark(#ffcc00,#ffd60a);--fs:2.75;--lh:1.21}
            +       use[href=#i-exclamationmark-triangle-fill]
            """
        ) {
            alert.dialogSeverity(.critical)
        }
        onAlert(
            "dialogIcon(_:)",
            """
            + div.alert-icon
            +   div.Z[aria-hidden=true]{place-items:end end}
            +     svg.icon.fn[role=img][aria-label=Favorite]{--fs:2.75;--lh:1.21;color:var(--tint)\
            ;--fg:var(--tint)}
            +       use[href=#i-heart]
            """
        ) {
            alert.dialogIcon(Image(systemName: "heart"))
        }
        onAlert(
            "dialogSuppressionToggle(isSuppressed:)",
            """
            + div.alert-suppression
            +   label.ctl.toggle
            +     input.check[type=checkbox][data-on=change]
            +     div.lbl
            +       span.T Do not ask again
            """
        ) {
            alert.dialogSuppressionToggle("Do not ask again", isSuppressed: .constant(false))
        }
        presenting(
            "toast(_:isPresented:)",
            """
            + div.layer.toast-overlay[data-layer=toast][data-inert=never][data-place=bottom][data-epoch=1]\
            [data-dismiss=drag button timeout][data-timeout=4000][data-on=dismiss attempt entered exited hold]\
            {z-index:1000}
            +   div.backdrop
            +   div.surface.toast-container.layer-content[role=region][tabindex=-1]
            +     div.H.gap{gap:12px}
            +       div.V.gap{align-items:start;gap:1px}
            +         span.T.fn.f-sub{--fw:600;--sw:var(--s,2.2)} Saved
            """
        ) { Leaf().toast("Saved", isPresented: .constant(true)) }
        ModifierRow.elements("contextMenu(menuItems:)", "span.T[data-on=menu intent] A") {
            Leaf().contextMenu { Button("Copy") {} }
        }
        ModifierRow.effect("contextMenu(menuItems:) that is opened", "copied") { log in
            Leaf().contextMenu { Button("Copy") { log.add("copied") } }
        } when: { screen, _ in
            if let leaf = screen.elements(.span).first { screen.send(.menu, to: leaf) }
            screen.element(.menuItem, "Copy").tap()
        }
        presenting(
            "inspector(isPresented:content:)",
            """
            + div.layer.inspector-overlay[data-layer=inspector][data-epoch=1][data-modal=true]\
            [data-dismiss=scrim escape drag][data-on=dismiss attempt entered exited detent]{z-index:1000}
            +   div.backdrop
            +   div.surface.inspector-container[role=dialog][tabindex=-1][aria-modal=true]
            +     div.inspector-content.layer-content
            +       span.T B
            """
        ) {
            Leaf().inspector(isPresented: .constant(true)) { Text("B") }
        }
        ModifierRow.elements("toastSafeAreaAnchor()", "span.T[data-keeps=bottom] A") { Leaf().toastSafeAreaAnchor() }
        ModifierRow.elements("modalSourceView(_:)", "span.T[data-source=id] A") { Leaf().modalSourceView("id") }
        ModifierRow.elements(
            "withLastNonNil(_:content:)",
            """
            span.T A
            span.T B
            """
        ) {
            Leaf().withLastNonNil("B") { leaf, item in
                leaf
                Text(item ?? "none")
            }
        }
        ModifierRow.operations("withLastNonNil(_:content:) whose item becomes nil", "") { isNil in
            Leaf().withLastNonNil(isNil ? nil : "B") { leaf, item in
                leaf
                Text(item ?? "none")
            }
        }
        ModifierRow.elements(
            "progressView(parameters:)",
            """
            div.O
              div.W[aria-busy=true]
                span.T A
              div.ov
                div.prog.round{scale:1;--tint:var(--blue);--on:var(--green);--tf:var(--fill3)}
                  div.spin[aria-label=Loading][role=progressbar]
            """
        ) {
            Leaf().progressView(parameters: ProgressViewParameters())
        }
    }
}
