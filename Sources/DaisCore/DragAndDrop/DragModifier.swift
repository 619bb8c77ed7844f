// SPDX-License-Identifier: Apache-2.0

/// Makes a view the source of a drag while it is enabled.
nonisolated struct DragSource: ViewModifier, BuiltInModifier {
    let source: DragModifier
    @Environment(\.isEnabled) private var isEnabled

    init(_ source: DragModifier) { self.source = source }

    @MainActor func body(content: Content) -> some View {
        var source = source
        source.isEnabled = isEnabled
        return content.modifier(source)
    }
}

/// Makes the element of a view the source of a drag.
nonisolated struct DragModifier: BoxModifier {
    var isEnabled = true
    /// The words of the types, which the client compares with those of destinations. They are empty if they are only known
    /// when the drag begins.
    let words: [String]
    /// The content for other windows and programs.
    let texts: [SharedContent]
    /// The rows among which the element moves, if it is one of `onMove(perform:)`.
    var group: MovableGroup?
    let lift: @MainActor () -> TransferItem

    init(of group: MovableGroup) {
        (words, texts, self.group) = ([], [], group)
        lift = { TransferItem(contents: []) }
    }

    init<T: Transferable>(of payload: @escaping () -> T) {
        // Views are described on any actor. The closure runs on the main actor alone.
        nonisolated(unsafe) let payload = payload
        words = T.exportedContentTypes().dragWords
        texts = SharedContent.copies(of: [payload()])
        lift = { TransferItem(payload()) }
    }

    init(making item: @escaping () -> NSItemProvider) {
        nonisolated(unsafe) let item = item
        (words, texts) = ([], [])
        lift = { item().item }
    }

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        guard isEnabled, let box = appearance.box else { return }
        if let group {
            guard appearance.viewTraits?.isMoveDisabled != true else { return }
            appearance.require(.dragAndDrop)
            appearance.add([group.word(in: box.tree)], to: AttributeName.drag, first: true)
            appearance.trait { $0.isDragged = true }
            // Its handle and its buttons have the focus.
            return appearance.attribute("draggable", "true")
        }
        appearance.require(.dragAndDrop)
        let lifted = box.tree.scope.known(DragDesk.self)?.words(of: box) ?? []
        appearance.add(words + lifted, to: AttributeName.drag)
        if !texts.isEmpty {
            let contents = texts.map { TextTree.list([.text($0.name), .text($0.text)]) }
            appearance.attribute(AttributeName.carries, TextTree.list(contents).json)
        }
        appearance.attribute("draggable", "true")
        appearance.attribute("aria-keyshortcuts", "Alt+M")
        // A control has the focus itself. Alt+M drags it too.
        guard !Self.controls.contains(box.element.tag) else { return }
        func add(_ name: String, _ value: String) {
            if !appearance.attributes.contains(where: { $0.name == name }) { appearance.attribute(name, value) }
        }
        add("tabindex", "0")
        add("aria-description", BuiltInStrings(appearance.environmentValues.locale)[.draggable])
    }

    private static let controls: Set<ElementTag> = [.button, .a, .input, .select, .textarea]

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element[DragTrait.self] = (element[DragTrait.self] ?? []) + [{ current() }]
        guard element.count(of: .drag) == 0 else { return }
        element.on(.drag) { [unowned element] payload in
            let sources = (element[DragTrait.self] ?? []).map { $0() }.filter(\.isEnabled)
            guard !sources.isEmpty, let box = element.extras?.view as? BoxNode else { return }
            let desk = box.tree.scope.drags
            guard payload != .bool(false) else { return desk.end(element) }
            desk.lift(sources, from: element, in: box, byKeys: payload.string == "keys")
        }
    }
}

/// The sources at an element. A row that moves within its list can also carry a value.
enum DragTrait: ElementTrait {
    typealias Value = [() -> DragModifier]
}

extension [UTType] {
    /// The words by which the client knows what is dragged: all types that it conforms to.
    var dragWords: [String] {
        unique(flatMap { type in [type.identifier, type.clipboardName] + type.supertypes.map(\.identifier).sorted() })
    }

    /// The words by which the client knows what a destination takes. A word that ends in `*` stands for all that begin so.
    var dropWords: [String] { unique(flatMap { [$0.identifier, $0.clipboardPattern] }) }

    private func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
