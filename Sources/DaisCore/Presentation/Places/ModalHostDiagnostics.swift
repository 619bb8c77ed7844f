// SPDX-License-Identifier: Apache-2.0

/// Explains why a presentation has no place, with the views that were searched and a remedy.
@MainActor
enum ModalHostDiagnostics {
    static let remedy = """
        Attach a modal host around the view: `ModalHost { … }` or `.modalHost()`. If one was there, look at what removed \
        it before what it hosts.
        """

    /// Returns the problem of a presentation that waits.
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

    /// Reports a presenter whose view is not in the tree.
    ///
    /// - Parameter view: The name of the view, if it is known.
    static func detached(_ view: String?, kind: PresentationKind) {
        let name = view ?? "A view"
        let message = """
            \(name) has no parent view, which means we cannot find a modal host. \
            \(kind.phrase.prefix(1).uppercased() + kind.phrase.dropFirst()) cannot be presented or dismissed unless the \
            view that presents it is on the page. The found hierarchy: \(lines([name]))
            """
        let remedy = """
            Read the presenter from the environment of a view that is on the page, and present while it is: \
            `@Environment(\\.modalPresenter)` in that view.
            """
        // Toasts such as "Saved" often appear while their view closes.
        if kind == .toast { return Diagnostics.warn(message, remedy: remedy) }
        if PresentationDiagnostics.isStrict { fatalError("\(message) \(remedy)") }
        Diagnostics.warn(message, remedy: remedy)
    }

    /// Returns the names of the views around a source, the presenting view first.
    private static func views(above source: PresentationSourceNode) -> [String] {
        var names: [String] = []
        var node: _Node? = source.isMounted ? source : nil
        while let current = node, names.count < 100 {
            if let composite = current as? _CompositeBase, !composite.isBuiltIn {
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
