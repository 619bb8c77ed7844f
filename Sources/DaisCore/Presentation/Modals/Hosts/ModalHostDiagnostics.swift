// SPDX-License-Identifier: Apache-2.0

/// Says why there is no place for a presentation: which views were looked at, and what helps.
@MainActor
enum ModalHostDiagnostics {
    static let remedy = """
        Attach a modal host around the view: `ModalHost { … }` or `.modalHost()`. If one was there, look at what removed \
        it before what it hosts.
        """

    /// What is wrong with a presentation that waits.
    static func problem(_ machine: PresentationMachine) -> String {
        let presenter = machine.source.presenterName
        let waits = "\(presenter) presents \(machine.kind.phrase), but there is no place for it; it waits. "
        let chain = views(above: machine.source)
        let found = "The found hierarchy: " + lines(chain)
        guard let parent = machine.parent else {
            return waits + "The parent view hierarchy did not contain a modal host. " + found
        }
        return waits + """
            Found a presenting view (\(parent.source.presenterName), which presents \(parent.kind.phrase)) when attempting \
            to find the modal host; there is none around that either. \(found)
            """
    }

    /// A presenter whose view has no place in the tree.
    static func detached(_ seat: PresenterSeat?, kind: PresentationKind) {
        let name = seat?.name ?? "A view"
        let message = """
            \(name) has no parent view, which means we cannot find a modal host. \
            \(kind.phrase.prefix(1).uppercased() + kind.phrase.dropFirst()) cannot be presented or dismissed unless the \
            view that presents it is on the page. The found hierarchy: \(lines([name]))
            """
        let remedy = """
            Read the presenter from the environment of a view that is on the page, and present while it is: \
            `@Environment(\\.modalPresenter)` in that view.
            """
        // What says "Saved" is often closed in the same moment.
        if kind == .toast { return Diagnostics.warn(message, remedy: remedy) }
        if PresentationDiagnostics.isStrict { fatalError("\(message) \(remedy)") }
        Diagnostics.warn(message, remedy: remedy)
    }

    /// The views around a source, the presenting one first.
    private static func views(above source: PresentationSourceNode) -> [String] {
        var names: [String] = []
        var node: Node? = source.isMounted ? source : nil
        while let current = node, names.count < 100 {
            if let composite = current as? CompositeBase, !composite.isBuiltIn {
                names.append(composite.viewName)
            }
            node = current.around
        }
        return names
    }

    private static func lines(_ names: [String]) -> String {
        guard !names.isEmpty else { return "the app." }
        return names.enumerated().map { "\n" + String(repeating: "  ", count: $0.offset + 1) + $0.element }.joined()
            + "\n"
    }
}

extension CompositeBase {
    /// What the view presents by calls.
    var presenterSeat: PresenterSeat {
        if let seat { return seat }
        let made = PresenterSeat(self)
        seat = made
        return made
    }
}
