// SPDX-License-Identifier: Apache-2.0
import DaisTesting

@testable import DaisCore

/// Elements and operations as short text that compares exactly.
///
/// An element is one line: its tag, classes, attributes, style and text, such as
/// `span.T[title=Go]{color:red} Hello`. Its children follow, two spaces further in.
@MainActor
struct Markup {
    nonisolated private struct Line: Equatable {
        let depth: Int
        let tag: String
        /// Classes, attributes, declarations and the text, each with its punctuation.
        let tokens: [String]
        var text: String { Markup.join([tag] + tokens) }
        /// The tag and the first class.
        var name: String { tag + (tokens.first.flatMap { $0.hasPrefix(".") ? $0 : nil } ?? "") }
    }

    private let lines: [Line]

    /// Describes the page and what is presented above it.
    init(_ screen: Screen) {
        screen.settle()
        lines = (screen.tree.root.children + screen.tree.overlays.children).flatMap { Self.lines($0, depth: 0) }
    }

    var text: String {
        lines.map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
    }

    private static func lines(_ element: Element, depth: Int) -> [Line] {
        let names = element.classList.split(separator: " ").filter { $0 != element.style.className }
        var tokens = names.map { ".\($0)" }
        var attributes = element.attributes.map { ($0.name, $0.value) }
        if let state = element.initialState { attributes.append((state.name, state.value)) }
        if let events = element.eventList { attributes.append(("data-on", events)) }
        tokens += attributes.map { name, value in value.isEmpty ? "[\(name)]" : "[\(name)=\(value)]" }
        tokens += element.style.declarations.map { "{\($0.property):\($0.value)}" }
        if let text = element.initialText, !text.isEmpty { tokens.append(" \(text)") }
        return [Line(depth: depth, tag: element.customName ?? element.tag.rawValue, tokens: tokens)]
            + element.children.flatMap { lines($0, depth: depth + 1) }
    }

    nonisolated private static func join(_ tokens: [String]) -> String { tokens.joined().replacing("}{", with: ";") }

    // MARK: Differences

    /// Returns what has to be removed from another markup and added to it to get this one.
    ///
    /// An element that comes or goes is a line as in `text`. For any other element, the line has its tag and first
    /// class, a space, and what it loses or gains: `+ input.field [inputmode=email]`.
    func difference(from other: Markup) -> String {
        let changes = lines.difference(from: other.lines)
        let removed = Set(changes.removals.map(\.place)), inserted = Set(changes.insertions.map(\.place))
        var result: [String] = []
        var old = 0, new = 0
        while old < other.lines.count || new < lines.count {
            var gone: [Line] = [], come: [Line] = []
            while removed.contains(old) {
                gone.append(other.lines[old])
                old += 1
            }
            while inserted.contains(new) {
                come.append(lines[new])
                new += 1
            }
            result += Self.describe(gone, come)
            old += 1
            new += 1
        }
        return result.joined(separator: "\n")
    }

    /// Describes lines that take the place of others. Those of equal depth and tag are the same element.
    private static func describe(_ gone: [Line], _ come: [Line]) -> [String] {
        var gone = gone, added: [String] = []
        let edge = (gone + come).map(\.depth).min() ?? 0
        func whole(_ line: Line) -> String { String(repeating: "  ", count: line.depth - edge) + line.text }
        for line in come {
            guard let index = gone.firstIndex(where: { $0.depth == line.depth && $0.tag == line.tag }) else {
                added.append("+ " + whole(line))
                continue
            }
            let before = gone.remove(at: index)
            let lost = before.tokens.filter { !line.tokens.contains($0) }
            let won = line.tokens.filter { !before.tokens.contains($0) }
            if !lost.isEmpty { added.append("- \(before.name) \(join(lost))") }
            if !won.isEmpty { added.append("+ \(line.name) \(join(won))") }
        }
        return gone.map { "- " + whole($0) } + added
    }

    // MARK: Operations

    /// Describes operations by their names and arguments on the wire; those of an animation stand further in.
    static func of(_ operations: [Operation]) -> String {
        operations.map { operation in
            let name = Operation.names[operation.code]
            guard case .animated(let animation, let completions, let inner) = operation else {
                return "\(name) \(arguments(of: operation))"
            }
            let played = arguments(of: .animated(animation, completions: completions, []))
            return (["\(name) \(played)"] + of(inner).split(separator: "\n").map { "  " + $0 }).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    private static func arguments(of operation: Operation) -> String {
        var json = JSONWriter()
        operation.write(to: &json)
        return String(json.text.drop { $0 != "," }.dropFirst().dropLast())
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
