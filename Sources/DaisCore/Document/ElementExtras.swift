// SPDX-License-Identifier: Apache-2.0

/// The properties that few elements have, kept outside of ``Element`` to save memory.
@MainActor
final class ElementExtras {
    typealias Handler = (kind: EventKind, handler: (EventPayload) -> Void)
    var handlers = SmallArray<Handler>()
    /// The view whose element this is, until it is unmounted. Not weak: a weak reference is a side table for each node
    /// that has one.
    unowned(unsafe) var view: (any ElementContent)?
    private var rare: Rare?

    /// The content whose handlers these are.
    var node: (any ElementContent)? {
        get { view ?? rare?.node }
        set { makeRare().node = newValue }
    }

    /// The properties that hardly any element has.
    private final class Rare {
        var traits: [ObjectIdentifier: Any] = [:]
        var field: FieldValue?
        var contentChanged: (() -> Void)?
        var arrange: (([Element]) -> Void)?
        var standsFor: String?
        var customName: String?
        var sentStyle: StyleSet?
        var placement: [Declaration] = []
        weak var node: (any ElementContent)?
    }

    private func makeRare() -> Rare {
        if let rare { return rare }
        let made = Rare()
        rare = made
        return made
    }

    /// The declarations with which a container places the element, as for a guide; see `GuidedChildren.swift`.
    var placement: [Declaration] {
        get { rare?.placement ?? [] }
        set { makeRare().placement = newValue }
    }

    var traits: [ObjectIdentifier: Any] {
        get { rare?.traits ?? [:] }
        set { makeRare().traits = newValue }
    }

    /// The value of a form control; see `FieldValue.swift`.
    var field: FieldValue? {
        get { rare?.field }
        set { makeRare().field = newValue }
    }

    /// Called when content that is mounted but not on the page has changed.
    var contentChanged: (() -> Void)? {
        get { rare?.contentChanged }
        set { makeRare().contentChanged = newValue }
    }

    /// Arranges the content's elements if they are not simply the children, as in a picker.
    var arrange: (([Element]) -> Void)? {
        get { rare?.arrange }
        set { makeRare().arrange = newValue }
    }

    /// The role of a button or link that became a `div`; see ``ContentModel``.
    var standsFor: String? {
        get { rare?.standsFor }
        set { makeRare().standsFor = newValue }
    }

    /// The name of a custom element.
    var customName: String? {
        get { rare?.customName }
        set { makeRare().customName = newValue }
    }

    /// The style on the page, or `nil` if it equals that of the element; see ``Element/update(to:)``.
    var sentStyle: StyleSet? {
        get { rare?.sentStyle }
        set { makeRare().sentStyle = newValue }
    }
}

/// A value that a view passes to its container: a tag, a tab's label, a badge.
@MainActor
protocol ElementTrait {
    associatedtype Value
}

extension Element {
    subscript<T: ElementTrait>(trait: T.Type) -> T.Value? {
        get { extras?.traits[ObjectIdentifier(trait)] as? T.Value }
        set {
            if extras == nil { extras = ElementExtras() }
            extras?.traits[ObjectIdentifier(trait)] = newValue
        }
    }

    /// The name of a custom element. The caller validates it.
    var customName: String? {
        get { extras?.customName }
        set {
            if extras == nil { extras = ElementExtras() }
            extras?.customName = newValue
        }
    }

    /// Handles events of one kind. `data-on` lists the kind for the browser.
    func on(_ kind: EventKind, _ handler: @escaping (EventPayload) -> Void) {
        if extras == nil { extras = ElementExtras() }
        extras?.handlers.append((kind, handler))
        if id != 0 { document.listen(self) }
    }

    /// Handles events of one kind from now on, unless it does already. The browser is told if it has the element.
    func listen(for kind: EventKind, _ handler: @escaping (EventPayload) -> Void) {
        guard !handles(kind) else { return }
        on(kind, handler)
        if id != 0 { document.patch.emit(.attribute(id, name: AttributeName.on, value: eventList)) }
    }

    func count(of kind: EventKind) -> Int {
        var count = 0
        extras?.handlers.forEach { if $0.kind == kind { count += 1 } }
        return count
    }

    package func handles(_ kind: EventKind) -> Bool {
        extras?.handlers.contains { $0.kind == kind } ?? false
    }

    /// Runs all handlers of the kind in the order of their attachment, innermost view first.
    package func handle(_ kind: EventKind, _ payload: EventPayload) -> Bool {
        // The copy delays changes of the handlers until the next event.
        guard let handlers = extras?.handlers, handlers.contains(where: { $0.kind == kind }) else { return false }
        handlers.forEach { if $0.kind == kind { $0.handler(payload) } }
        return true
    }

    var eventList: String? {
        guard let handlers = extras?.handlers, handlers.count > 0 else { return nil }
        if handlers.count == 1, handlers[0].kind != .arrange { return handlers[0].kind.rawValue }
        var seen: [EventKind] = []
        // The client knows the containers that send `arrange` by their class, which they have only sometimes.
        handlers.forEach { if !seen.contains($0.kind), $0.kind != .arrange { seen.append($0.kind) } }
        return seen.isEmpty ? nil : seen.map(\.rawValue).joined(separator: " ")
    }
}
