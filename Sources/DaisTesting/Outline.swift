// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Screen: QueryScope {
    /// All that a user could reach now: while something modal is up, it and what lies above it.
    public var everything: Query {
        Query(screen: self, what: "", location: made) { [self] in reachable }
    }

    private var reachable: [Element] {
        let layers = browser.layers.filter { !$0.isLeftOut }
        let leaving = Set(browser.exits.map(\.layer))
        guard
            let top = layers.lastIndex(where: { $0.attribute("data-modal") == "true" && !leaving.contains($0.id) })
        else { return [tree.root, tree.overlays] }
        let below = layers[..<top].filter { $0.attribute("data-inert") == "never" }
        return below + layers[top...]
    }

    /// What assistive technology would list, one line each; shown when a query fails.
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
        for host in [tree.root!, tree.overlays!] { list(host, depth: 0) }
        return lines.joined(separator: "\n")
    }
}
