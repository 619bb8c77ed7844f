// SPDX-License-Identifier: Apache-2.0

/// A picker as a native `<select>`, whose options show the texts of the content's views.
nonisolated struct PickerMenu<Label: View, Content: View>: PrimitiveView {
    let label: Label
    /// The view that the menu shows instead of the chosen option.
    let current: AnyView?
    let content: Content
    let choice: PickerSelection
    let isEnabled: Bool
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        PickerMenuNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: PickerMenuNode<Label, Content>.self).patch(to: view)
    }
}

final class PickerMenuNode<Label: View, Content: View>: BoxNode {
    private var view: PickerMenu<Label, Content>
    private let label: LabelPart<Label>
    private let current: LabelPart<AnyView?>
    private let frame: Element
    private let field: Element
    /// Holds the elements of the content, which are not on the page.
    private let holder: Element
    private var options: PickerOptions<Content>!
    private var shown: [String: Element] = [:]

    init(_ view: PickerMenu<Label, Content>, in context: _MountContext) {
        self.view = view
        label = LabelPart(in: context)
        current = LabelPart(in: context)
        frame = Element(.div, in: context.tree)
        field = Element(.select, in: context.tree)
        holder = Element(.div, in: context.tree)
        super.init(.label, in: context)
        label.mount(view.label, of: self, in: context)
        current.mount(view.current, of: self, in: context)
        element.replaceChildren(with: [label.element, frame])
        options = PickerOptions(view.content, in: context.inside(holder, of: self)) { [weak self] in self?.refresh() }
        holder.fill { [options] in options! }
        holder.extras = ElementExtras()
        holder.extras?.contentChanged = { [weak options] in options?.setNeedsRefresh() }
        tree.document.readsUnseenContent = true
        field.on(.change) { [unowned self] in changed($0.string ?? "") }
        field.extras?.node = self
        field.extras?.node = self
        refresh()
        finishMounting()
        awaitInput()
    }

    func patch(to new: PickerMenu<Label, Content>) {
        view = new
        label.patch(to: new.label)
        current.patch(to: new.current)
        options.patch(to: new.content)
        restyle()
        options.setNeedsRefresh()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl", "pick"]
        appearance.layout.stack = .horizontal
        label.describe(isHidden: view.hidesLabel)
        var frameAppearance = Appearance()
        frameAppearance.classes = view.current == nil ? ["menu"] : ["menu", "said"]
        if view.current != nil { tree.document.requireRules(of: .saidChoice) }
        frame.update(frameAppearance)
        frame.replaceChildren(with: view.current == nil ? [field] : [field, current.element])
        var currentAppearance = Appearance()
        // The field says which option is chosen.
        currentAppearance.attribute("aria-hidden", "true")
        current.element.update(currentAppearance)
    }

    override func describeParts(_ appearance: inout Appearance) {
        var fieldAppearance = Appearance()
        if !view.isEnabled { fieldAppearance.attribute("disabled", "") }
        appearance.passAccessibility(to: &fieldAppearance)
        field.update(fieldAppearance)
    }

    /// Updates the options, and then the chosen one.
    private func refresh() {
        var next: [String: Element] = [:]
        var list: [Element] = []
        for choice in PickerOptions<Content>.choices(in: holder.children) {
            let key = options.key(of: choice.value)
            guard next[key] == nil else { continue }
            let option = shown[key] ?? makeOption(key)
            option.setText(choice.element.words)
            next[key] = option
            list.append(option)
        }
        let chosen = options.key(of: view.choice.chosen)
        if next[chosen] == nil {
            // Otherwise the browser would show the first option as chosen.
            let nothing = shown[""] ?? makeOption("")
            next[""] = nothing
            list.insert(nothing, at: 0)
        }
        if case .text(let key)? = field.extras?.field?.shown, next[key] !== shown[key] {
            field.extras?.field?.shown = .flag(false)
        }
        shown = next
        field.replaceChildren(with: list)
        field.setField("value", .text(next[chosen] == nil ? "" : chosen))
    }

    private func makeOption(_ key: String) -> Element {
        let option = Element(.option, in: tree)
        var appearance = Appearance()
        appearance.attribute("value", key)
        if key.isEmpty { appearance.attribute("hidden", "") }
        option.update(appearance)
        return option
    }

    private func changed(_ key: String) {
        tree.inputs.told(field, .text(key))
        let choices = PickerOptions<Content>.choices(in: holder.children)
        if let choice = choices.first(where: { options.key(of: $0.value) == key }) { view.choice.choose(choice.value) }
        let now = options.key(of: view.choice.current())
        field.setField("value", .text(shown[now] == nil ? "" : now))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label.visit(visit)
        current.visit(visit)
        if let options { visit(options) }
    }
}

extension FeatureStyle {
    /// Pickers that show a view instead of the text of the chosen option, which is still in the field below it.
    fileprivate static let saidChoice = FeatureStyle(
        "said-choice",
        """
        .menu.said { display: grid }
        .said > * { grid-area: 1 / 1 }
        .menu.said > select { width: 0; min-width: 100%; color: transparent; forced-color-adjust: none }
        .said > :not(select) { padding-inline-end: 18px; pointer-events: none }
        """)
}

extension PickerMenuNode: StateInput {
    var inputKind: String { "choice" }
    var inputText: String? { view.choice.text }

    func enterInput(_ text: String) -> Bool {
        view.choice.enter(text, among: PickerOptions<Content>.choices(in: holder.children).map(\.value))
    }
}
