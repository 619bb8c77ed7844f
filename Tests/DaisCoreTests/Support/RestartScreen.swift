// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

extension Screen {
    /// The page as lines: all elements but those of hidden tabs, with their values, and without names and numbers that
    /// each session makes anew.
    var shown: String {
        settle()
        var lines: [String] = []
        func list(_ element: Element, _ depth: Int) {
            let classes = element.classes.split(separator: " ").map(String.init)
            guard !classes.contains(StateClass.panel) || !classes.contains(StateClass.below) else { return }
            let attributes = element.attributes.filter { !Self.ofSession.contains($0.name) }
                .map { "\($0.name)=\($0.value)" }.sorted()
            let value = element.fieldValue.map { ["\($0)"] } ?? []
            let parts = ["\(element.tag)"] + classes.sorted() + attributes + value + [element.text ?? ""]
            lines.append(String(repeating: " ", count: depth) + parts.joined(separator: " "))
            for child in element.children { list(child, depth + 1) }
        }
        for host in [tree.root, tree.overlays] { list(host, 0) }
        return lines.joined(separator: "\n")
    }

    private static let ofSession: Set<String> = [
        "id", "name", "for", "aria-labelledby", "aria-describedby", "data-epoch", "data-still", "data-anchored",
        "data-presents",
    ]

    /// Restarts the server, and expects the same page.
    func restartedAlike(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Screen {
        let before = shown
        let restarted = restarted()
        expectEqual(restarted.shown, before, comment, sourceLocation)
        return restarted
    }

    private func expectEqual(_ a: String, _ b: String, _ comment: Comment?, _ location: SourceLocation) {
        guard a != b else { return }
        let difference = a.split(separator: "\n").difference(from: b.split(separator: "\n")).map { change in
            switch change {
            case .insert(_, let line, _): "after:  \(line)"
            case .remove(_, let line, _): "before: \(line)"
            }
        }
        Issue.record(
            "The page is another one after a restart. \(comment ?? "")\n\(difference.joined(separator: "\n"))",
            sourceLocation: location)
    }
}
