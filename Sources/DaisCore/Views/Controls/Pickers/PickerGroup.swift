// SPDX-License-Identifier: Apache-2.0

/// A picker that shows all its choices: a group of native radio buttons, each in a `<label>` with its view.
nonisolated struct PickerGroup<Label: View, Content: View>: PrimitiveView {
    let isSegmented: Bool
    let label: Label
    let content: Content
    let choice: PickerSelection
    let isEnabled: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        PickerGroupNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: PickerGroupNode<Label, Content>.self).patch(to: view)
    }
}

final class PickerGroupNode<Label: View, Content: View>: PickerChoicesNode<Label, Content> {
    private struct Segment {
        let key: String
        let value: AnyHashable
        let label: Element
        let field: Element
    }
    private var view: PickerGroup<Label, Content>
    private var segments: [Segment] = []
    private let name: String

    init(_ view: PickerGroup<Label, Content>, in context: _MountContext) {
        self.view = view
        name = context.tree.nextGroupName()
        super.init(.div, in: context)
        element.on(.change) { [unowned self] in changed($0.string ?? "") }
        mount(view.label, view.content, in: context)
        awaitInput()
    }

    func patch(to new: PickerGroup<Label, Content>) {
        view = new
        patch(new.label, new.content)
        choose(new.choice.chosen)
    }

    override var paints: Bool { view.isSegmented }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = [view.isSegmented ? "seg" : "radios"]
        appearance.layout.grows = .horizontal
        appearance.attribute("role", "radiogroup")
        let name = label.text
        if !name.isEmpty { appearance.attribute("aria-label", name) }
        if !view.isEnabled { appearance.attribute("aria-disabled", "true") }
        for segment in segments { describe(segment.field, segment.key) }
    }

    private func describe(_ field: Element, _ key: String) {
        var appearance = Appearance()
        appearance.attribute("type", "radio")
        appearance.attribute("name", name)
        appearance.attribute("value", key)
        if !view.isEnabled { appearance.attribute("disabled", "") }
        field.update(appearance)
    }

    override func arrange(_ elements: [Element]) {
        var known: [String: Segment] = [:]
        for segment in segments { known[segment.key] = segment }
        segments = []
        for choice in PickerOptions<Content>.choices(in: elements) {
            let key = options.key(of: choice.value)
            guard !segments.contains(where: { $0.key == key }) else { continue }
            let segment = known[key] ?? makeSegment(key, choice.value)
            segment.label.replaceChildren(with: [segment.field, choice.element])
            segments.append(segment)
        }
        element.replaceChildren(with: segments.map(\.label))
        choose(view.choice.chosen)
    }

    private func makeSegment(_ key: String, _ value: AnyHashable) -> Segment {
        let segment = Segment(
            key: key, value: value, label: Element(.label, in: tree), field: Element(.input, in: tree))
        describe(segment.field, key)
        return segment
    }

    private func choose(_ value: AnyHashable) {
        let chosen = options.key(of: value)
        for segment in segments { segment.field.setField("checked", .flag(segment.key == chosen)) }
    }

    private func changed(_ key: String) {
        noteInput()
        for segment in segments { tree.inputs.told(segment.field, .flag(segment.key == key)) }
        if let segment = segments.first(where: { $0.key == key }) { view.choice.choose(segment.value) }
        choose(view.choice.current())
    }
}

extension PickerGroupNode: StateInput {
    var inputKind: String { "choice" }
    var inputText: String? { view.choice.text }
    func enterInput(_ text: String) -> Bool { view.choice.enter(text, among: segments.map(\.value)) }
}
