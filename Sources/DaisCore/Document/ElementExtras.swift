// SPDX-License-Identifier: Apache-2.0

/// What few elements have, kept out of ``Element`` so that the others stay small.
@MainActor
final class ElementExtras {
    typealias Handler = (kind: EventKind, handler: (EventPayload) -> Void)
    var handlers = Few<Handler>()
    /// The node of the view whose element this is, until it is unmounted. Not weak: a weak reference is a side table for
    /// each node that has one.
    unowned(unsafe) var box: BoxNode?
    private var rare: Rare?

    /// The node whose handlers these are.
    var node: Node? {
        get { box ?? rare?.node }
        set { makeRare().node = newValue }
    }

    /// What hardly any element has.
    private final class Rare {
        var traits: [ObjectIdentifier: Any] = [:]
        var field: FieldValue?
        var contentChanged: (() -> Void)?
        var arrange: (([Element]) -> Void)?
        var standsFor: String?
        var customName: String?
        var sentStyle: StyleSet?
        weak var node: Node?
    }

    private func makeRare() -> Rare {
        if let rare { return rare }
        let made = Rare()
        rare = made
        return made
    }

    var traits: [ObjectIdentifier: Any] {
        get { rare?.traits ?? [:] }
        set { makeRare().traits = newValue }
    }

    /// What a field shows; see `FieldValue.swift`.
    var field: FieldValue? {
        get { rare?.field }
        set { makeRare().field = newValue }
    }

    /// Called when something changed inside content that is mounted but not on the page; see `Words.swift`.
    var contentChanged: (() -> Void)? {
        get { rare?.contentChanged }
        set { makeRare().contentChanged = newValue }
    }

    /// Takes the content's elements where they are not simply the children: a picker makes options of them.
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

    /// See ``Element/update(to:)``; `nil` when it is the style that the element has.
    var sentStyle: StyleSet? {
        get { rare?.sentStyle }
        set { makeRare().sentStyle = newValue }
    }

    /// The view that was written with these handlers in it; named in the log when a handler is slow or traps.
    var owner: String? {
        var above = node
        while let current = above {
            if let composite = current as? CompositeBase, !composite.isBuiltIn { return composite.viewName }
            above = current.parent
        }
        return nil
    }
}

/// A value that a view gives to the container around it: a tag, a tab's label, a badge.
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

    /// The name of an element that is none of HTML's own; checked by who sets it.
    var customName: String? {
        get { extras?.customName }
        set {
            if extras == nil { extras = ElementExtras() }
            extras?.customName = newValue
        }
    }

    /// Answers events of one kind. The browser is told through `data-on`.
    func on(_ kind: EventKind, _ handler: @escaping (EventPayload) -> Void) {
        if extras == nil { extras = ElementExtras() }
        extras?.handlers.append((kind, handler))
    }

    func count(of kind: EventKind) -> Int {
        var count = 0
        extras?.handlers.forEach { if $0.kind == kind { count += 1 } }
        return count
    }

    package func handles(_ kind: EventKind) -> Bool {
        extras?.handlers.contains { $0.kind == kind } ?? false
    }

    /// Runs every handler of the kind, the first attached (the innermost view's) first.
    package func handle(_ kind: EventKind, _ payload: EventPayload) -> Bool {
        // A copy: what a handler does to the handlers counts from the next event on.
        guard let handlers = extras?.handlers, handlers.contains(where: { $0.kind == kind }) else { return false }
        handlers.forEach { if $0.kind == kind { $0.handler(payload) } }
        return true
    }

    /// Whether the element may be used: not disabled itself, and not inside something that is.
    var isEnabled: Bool {
        if attribute("disabled") != nil || attribute("aria-disabled") == "true" { return false }
        return parent?.isEnabled ?? true
    }

    var eventList: String? {
        guard let handlers = extras?.handlers, handlers.count > 0 else { return nil }
        if handlers.count == 1 { return handlers[0].kind.rawValue }
        var seen: [EventKind] = []
        handlers.forEach { if !seen.contains($0.kind) { seen.append($0.kind) } }
        return seen.map(\.rawValue).joined(separator: " ")
    }
}
