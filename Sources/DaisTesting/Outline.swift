// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Screen: QueryScope {
    /// All elements that the user can reach. While a modal is presented, these are only the modal's and those above it,
    /// and, if the modal belongs to a part of the page, those beside that part.
    public var everything: Query {
        Query(screen: self, what: "", location: made) { [self] in reachable }
    }

    private var reachable: [Element] {
        let layers = layers.filter { !$0.isLeftOut }
        guard let top = modals(among: layers).last(where: { layers[$0].parent?.isPart != true })
        else { return [tree.root, tree.overlays] }
        let below = layers[..<top].filter { $0.attribute("data-inert") == "never" }
        return below + layers[top...]
    }

    /// The elements that modals of parts of the page make inert.
    var coveredInParts: [Element] {
        let layers = layers.filter { !$0.isLeftOut }
        return modals(among: layers).flatMap { content(below: layers[$0]) }
    }

    private func modals(among layers: [Element]) -> [Int] {
        layers.indices.filter {
            layers[$0].attribute("data-modal") == "true" && !browser.isLeaving(layers[$0].id)
        }
    }

    /// The elements that a modal of a part of the page makes inert.
    private func content(below modal: Element) -> [Element] {
        guard let place = modal.parent, place.isPart, let view = place.parent else { return [] }
        let below = place.children.prefix { $0 !== modal }.filter { $0.attribute("data-inert") != "never" }
        return view.children.filter { $0 !== place } + below
    }

    /// The layers, first those of hosts inside the app, then those above the app.
    private var layers: [Element] {
        var found: [Element] = []
        tree.root.visit { if $0.hasClass("host-layers") { found += $0.children } }
        return found + tree.overlays.children
    }

    /// The accessibility tree as text with one line per element. A failing query prints it.
    public var outline: String {
        var lines: [String] = []
        func list(_ element: Element, depth: Int) {
            guard !element.isLeftOut else { return }
            var depth = depth
            if let role = element.role, lines.count < 60 {
                let name = element.accessibleName
                let isTextOfItsParent = role == .text && element.ancestor { $0.role?.isNamedByContents == true } != nil
                if !isTextOfItsParent {
                    let state = element.isUsable ? "" : ", disabled"
                    lines.append(String(repeating: "  ", count: depth + 1) + "\(role) \"\(name)\"\(state)")
                    depth += 1
                }
            }
            for child in element.children { list(child, depth: depth) }
        }
        for host in [tree.root, tree.overlays] { list(host, depth: 0) }
        return lines.joined(separator: "\n")
    }
}

extension Element {
    /// Indicates whether the element holds the layers of a part of the page.
    fileprivate var isPart: Bool { attribute("data-part") != nil }
}
