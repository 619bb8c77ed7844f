// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of fields and controls")
struct InputModifierTests {
    @Test("a modifier of a field has exactly its attributes", arguments: fields)
    func fieldHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier of a control has exactly its class", arguments: controls)
    func controlHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @MainActor static var field: some View { TextField("Name", text: .constant("Ann")) }

    private static func onField<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { field }
    }

    @ModifierRows static var fields: [ModifierRow] {
        onField("keyboardType(.emailAddress)", "+ input.field [inputmode=email][autocapitalize=none]") {
            field.keyboardType(.emailAddress)
        }
        onField("textContentType(.password)", "+ input.field [autocomplete=current-password]") {
            field.textContentType(.password)
        }
        onField("autocorrectionDisabled()", "+ input.field [autocorrect=off][spellcheck=false]") {
            field.autocorrectionDisabled()
        }
        onField("disableAutocorrection(true)", "+ input.field [autocorrect=off][spellcheck=false]") {
            field.disableAutocorrection(true)
        }
        onField("textInputAutocapitalization(.words)", "+ input.field [autocapitalize=words]") {
            field.textInputAutocapitalization(.words)
        }
        onField("submitLabel(.search)", "+ input.field [enterkeyhint=search]") { field.submitLabel(.search) }
        onField("textFieldStyle(.roundedBorder)", "+ input.field .rounded") { field.textFieldStyle(.roundedBorder) }
        ModifierRow.elements("textEditorStyle(.roundedBorder)", "textarea.field.editor.rounded.gx.gy[data-on=input]") {
            TextEditor(text: .constant("")).textEditorStyle(.roundedBorder)
        }
        onField("disabled(true)", "+ input.field [disabled]") { field.disabled(true) }
        ModifierRow.operations("disabled(isOn)", #"attribute 2,"disabled","""#) { field.disabled($0) }
        ModifierRow.effect("onSubmit(of:_:)", "submitted") { log in
            field.onSubmit { log.add("submitted") }
        } when: { screen, _ in
            screen.textField("Name").submit()
        }
        ModifierRow.effect("submitScope()", "inner") { log in
            field.onSubmit { log.add("inner") }.submitScope().onSubmit { log.add("outer") }
        } when: { screen, _ in
            screen.textField("Name").submit()
        }
        ModifierRow.effect("focused(_:)", "focus 2,true") { _ in
            Focused()
        } when: { screen, log in
            log.add(Markup.of(screen.record { screen.button("Focus").tap() }.operations))
        }
        ModifierRow.effect("defaultFocus(_:_:)", "focused") { log in
            DefaultFocus(log: log)
        }
    }

    struct Focused: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            field.focused($isFocused)
            Button("Focus") { isFocused = true }
        }
    }

    struct DefaultFocus: View {
        let log: EffectLog
        @FocusState private var isFocused: Bool
        var body: some View {
            field.focused($isFocused).defaultFocus($isFocused, true)
                .onChange(of: isFocused) { log.add(isFocused ? "focused" : "not focused") }
        }
    }

    @MainActor static var button: some View { Button("Go") {} }
    @MainActor static var menu: some View { Menu("More") { button } }

    private static func onButton<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { button.buttonStyle(.bordered) }
    }

    private static func onMenu<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { menu }
    }

    @ModifierRows static var controls: [ModifierRow] {
        ModifierRow.elements(
            "leaveConfirmation()",
            "span.T[data-leave=Leave this page? Changes you made may not be saved.] A"
        ) { Leaf().leaveConfirmation() }
        ModifierRow.operations(
            "leaveConfirmation(isOn)",
            #"attribute 2,"data-leave","Leave this page? Changes you made may not be saved.""#
        ) { Leaf().leaveConfirmation($0) }
        ModifierRow.elements("copyable(_:)", "span.T[data-copy={\"types\":[[\"text/plain\",\"a\"]]}] A") {
            Leaf().copyable(["a"])
        }
        ModifierRow.effect("pasteDestination(for:action:validator:)", "a") { log in
            Leaf().pasteDestination(for: String.self) { log.add($0.joined()) }
        } when: { screen, _ in
            let item = JSONValue.array([.array([.string("text/plain"), .string("a")])])
            screen.send(.paste, to: screen.tree.root.children[0], .array([item]))
        }
        ModifierRow.elements("windowDismissBehavior(.disabled)", "span.T[data-leave] A") {
            Leaf().windowDismissBehavior(.disabled)
        }
        ModifierRow.elements(
            "buttonStyle(.bordered)",
            """
            button.B.bordered[type=button][data-on=click]
              span.T Go
            """
        ) { button.buttonStyle(.bordered) }
        onButton("buttonBorderShape(.capsule)", "+ button.B {border-radius:999px}") {
            button.buttonBorderShape(.capsule).buttonStyle(.bordered)
        }
        onButton("controlSize(.large)", "+ button.B .large") { button.controlSize(.large).buttonStyle(.bordered) }
        onButton("keyboardShortcut(\"s\")", "+ button.B [aria-keyshortcuts=Meta+S Control+S]") {
            button.keyboardShortcut("s").buttonStyle(.bordered)
        }
        onButton("keyboardShortcut(.defaultAction)", "+ button.B [aria-keyshortcuts=Enter][data-default]") {
            button.keyboardShortcut(.defaultAction).buttonStyle(.bordered)
        }
        ModifierRow.difference(
            "toggleStyle(.button)",
            """
            - label.ctl.toggle.gx
            -   div.lbl
            -     span.T On
            -   input.switch[type=checkbox][role=switch][checked][data-on=change]
            + button.B.bordered.prominent[type=button][aria-pressed=true][data-on=click]
            +   span.T On
            """
        ) {
            Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        } from: {
            Toggle("On", isOn: .constant(true))
        }
        ModifierRow.difference(
            "labelsHidden()",
            """
            - label.ctl .gx
            + div.lbl .vh
            """
        ) {
            Toggle("On", isOn: .constant(true)).labelsHidden()
        } from: {
            Toggle("On", isOn: .constant(true))
        }
        ModifierRow.difference(
            "labelsVisibility(.hidden)",
            """
            - label.ctl .gx
            + div.lbl .vh
            """
        ) {
            Toggle("On", isOn: .constant(true)).labelsVisibility(.hidden)
        } from: {
            Toggle("On", isOn: .constant(true))
        }
        ModifierRow.elements("labelStyle(.titleOnly)", "span.T Go") {
            Label("Go", systemImage: "heart").labelStyle(.titleOnly)
        }
        ModifierRow.elements(
            "pickerStyle(.segmented)",
            """
            div.seg.gx[role=radiogroup][aria-label=Size][data-on=change]
              label
                input[type=radio][name=g1][value=1][checked]
                span.T S
            """
        ) {
            Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)
        }
        ModifierRow.elements(
            "tag(_:)",
            """
            label.ctl.pick
              div.lbl
                span.T Size
              div.menu
                select[data-on=change]
                  option[value=1] S
                  option[value=2][selected] L
            """
        ) {
            Picker("Size", selection: .constant(2)) {
                Text("S").tag(1)
                Text("L").tag(2)
            }
        }
        ModifierRow.elements(
            "gaugeStyle(.accessoryCircularCapacity)",
            """
            div.gauge.round
              div.lbl.vh
                span.T Half
              div.H
                div.val
                div.dial[role=meter][aria-valuenow=50][aria-valuemin=0][aria-valuemax=100][aria-label=Half]\
            {--v:0.5}
                div.val
              div.val
            """
        ) { Gauge(value: 0.5) { Text("Half") }.gaugeStyle(.accessoryCircularCapacity) }
        ModifierRow.elements(
            "progressViewStyle(.linear)",
            """
            div.prog.gx
              progress.gx[aria-label=Loading]
            """
        ) { ProgressView().progressViewStyle(.linear) }
        ModifierRow.elements(
            "groupBoxStyle(_:)",
            """
            div.V
              span.T Title
              span.T A
            """
        ) { GroupBox("Title") { Leaf() }.groupBoxStyle(Plain()) }
        ModifierRow.elements(
            "formStyle(.columns)",
            """
            div.list.pl.inset.form.bare.gx.gy.sx.sy[data-space=^y][role=list][tabindex=0]
              div.W.row.gx[role=listitem]
                span.T A
            """
        ) { Form { Leaf() }.formStyle(.columns) }
        onMenu("menuStyle(.button)", "+ button.B .bordered") { menu.menuStyle(.button) }
        onMenu("menuIndicator(.visible)", "+ button.B .mn-arrow") { menu.menuIndicator(.visible) }
        onMenu("menuOrder(.priority)", "+ div.layer [data-order=priority]") { menu.menuOrder(.priority) }
        onMenu("menuActionDismissBehavior(.disabled)", "+ button.mi [data-stays]") {
            Menu("More") { button.menuActionDismissBehavior(.disabled) }
        }
        ModifierRow.elements("focusable()", "span.T[tabindex=0] A") { Leaf().focusable() }
        ModifierRow.elements("focusEffectDisabled()", "span.T.ringless[tabindex=0] A") {
            Leaf().focusable().focusEffectDisabled()
        }
        ModifierRow.operations("sensoryFeedback(.success, trigger: isOn)", #"document "haptic","20""#) {
            Leaf().sensoryFeedback(.success, trigger: $0)
        }
    }

    struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }
}
