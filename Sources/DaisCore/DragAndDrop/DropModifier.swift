// SPDX-License-Identifier: Apache-2.0

/// The app's side of a destination.
nonisolated struct DropHandlers {
    let types: [UTType]
    /// The rows that are taken, if they are those of `onMove(perform:)`.
    var group: MovableGroup?
    /// Indicates whether the app hears of each movement.
    var followsPlace = false
    var entered: @MainActor (DropInfo) -> Bool = { _ in true }
    /// Returns the browser's word for what a drop would do, if the app says.
    var moved: @MainActor (DropInfo) -> String? = { _ in nil }
    var exited: @MainActor (_ info: DropInfo, _ isDropped: Bool) -> Void = { _, _ in }
    let perform: @MainActor (_ info: DropInfo, _ index: Int?) -> Bool
    /// The app's list of files that are arriving.
    var uploads: Uploads?

    /// The types of files that can be dropped. Every file has an address.
    var fileTypes: [UTType] {
        types.contains(.url)
            ? [.item]
            : types.filter { type in
                !type.mimeTypes.isEmpty || !type.extensions.isEmpty || type.clipboardPattern.hasSuffix("*")
            }
    }
    /// Indicates whether a file can be of one of the types.
    var takesFiles: Bool { !fileTypes.isEmpty }
}

/// Makes a view, or each row of a collection, a destination of drags while it is enabled.
nonisolated struct DropTarget: ViewModifier, BuiltInModifier {
    let handlers: DropHandlers
    var hasRows = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.uploads) private var uploads

    init(handlers: DropHandlers, hasRows: Bool = false) { (self.handlers, self.hasRows) = (handlers, hasRows) }

    @MainActor func body(content: Content) -> some View {
        var handlers = handlers
        let _ = handlers.uploads = uploads
        content.modifier(DropModifier(handlers: handlers, hasRows: hasRows, isEnabled: isEnabled))
    }
}

/// Makes the element of a view a destination of drags.
nonisolated struct DropModifier: BoxModifier {
    let handlers: DropHandlers
    /// Indicates whether the elements are rows, between which there are places.
    let hasRows: Bool
    let isEnabled: Bool

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        guard isEnabled, let box = appearance.box else { return }
        appearance.require(.dragAndDrop)
        var words = handlers.types.dropWords
        if handlers.takesFiles { words.append("Files") }
        if let group = handlers.group { words.append(group.word(in: box.tree)) }
        if hasRows { words.append("+rows") }
        if handlers.followsPlace { words.append("+moves") }
        appearance.add(words, to: AttributeName.drop)
        guard let desk = box.tree.scope.known(DragDesk.self) else { return }
        appearance.attribute(AttributeName.effect, desk.effect(at: box))
        appearance.attribute(AttributeName.upload, desk.address(of: box))
        if desk.isArriving(at: box) { appearance.attribute(AttributeName.arriving, "") }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let place = DropPlace(isRow: current().hasRows) { current().isEnabled ? current().handlers : nil }
        let known = element[DropTrait.self] ?? []
        // A row that moves within its collection is not inserted as well.
        element[DropTrait.self] = current().handlers.group == nil ? known + [place] : [place] + known
        guard element.count(of: .drop) == 0 else { return }
        element.on(.drop) { [unowned element] payload in
            guard let report = DropReport(payload) else { return }
            element.document.tree.scope.drags.receive(report, at: element)
        }
        element.on(.files) { [unowned element] payload in
            guard let box = element.extras?.view as? BoxNode else { return }
            box.tree.scope.drags.uploaded(payload, at: box)
        }
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        guard let desk = node.tree.scope.known(DragDesk.self) else { return }
        node.tree.afterUpdate { desk.forgetGone() }
    }
}

/// A destination at an element. An element can have several, of which the first that takes an item gets it.
@MainActor
struct DropPlace {
    let isRow: Bool
    /// Returns what the app does, or `nil` while the view is disabled.
    let handlers: () -> DropHandlers?
}

enum DropTrait: ElementTrait {
    typealias Value = [DropPlace]
}

extension Appearance {
    /// Adds words to those that an attribute already has.
    mutating func add(_ words: [String], to name: String, first: Bool = false) {
        let known = [attributes.first { $0.name == name }?.value].compactMap(\.self)
        attribute(name, (first ? words + known : known + words).joined(separator: " "))
    }
}

extension FeatureStyle {
    /// The look of what is dragged. The client adds the layer `drag-layer` to the page, in which the copy and the line are.
    static let dragAndDrop = FeatureStyle(
        "drag-and-drop",
        """
        div.drag-preview {
          position: absolute; inset: 0 auto auto 0; visibility: hidden; pointer-events: none; width: max-content
        }
        .row > [draggable="true"] { justify-self: stretch }
        [draggable="true"] { -webkit-touch-callout: none; -webkit-user-select: none; user-select: none }
        [data-lifted] { opacity: .4 }
        @keyframes arriving { to { opacity: .4 } }
        [data-arriving] { animation: arriving .9s ease-in-out .6s infinite alternate both }
        @media (prefers-reduced-motion: reduce) { [data-arriving] { animation: none; opacity: .5 } }
        .drag-layer {
          position: fixed; inset: 0; width: auto; height: auto; margin: 0; border: 0; padding: 0; background: none;
          overflow: hidden; pointer-events: none
        }
        .drag-copy {
          position: absolute; inset: 0 auto auto 0; display: grid; border-radius: 10px; background: var(--gbg2);
          box-shadow: 0 8px 24px rgb(0 0 0 / .25)
        }
        .drag-copy > .row { --rt: 8px; --rr: 16px; --rb: 8px; --rl: 16px }
        .drag-copy .acts { display: none }
        .drag-copy > div.drag-preview { position: static; visibility: visible }
        .drag-line { position: absolute; inset: 0 auto auto 0; border-radius: 2px; background: var(--tint) }
        """)
}
