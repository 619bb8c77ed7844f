// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A page as a browser would have it: markup parsed into nodes, operations applied to them as the client does.
///
/// The parser knows what our own writer writes and no more.
final class PageModel {
    final class Node {
        var id: UInt32 = 0
        let tag: String
        var attributes: [String: String]
        var text: String
        var children: [Node]
        weak var parent: Node?
        /// Properties set one by one, over those of the class.
        var live: [String: String] = [:]

        init(tag: String, attributes: [String: String], text: String = "", children: [Node] = []) {
            self.tag = tag
            self.attributes = attributes
            self.text = text
            self.children = children
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    let root: Node
    let overlays: Node
    private var table: [UInt32: Node] = [:]
    private var rules: [String: [String: String]] = [:]

    init(_ page: RenderedPage) throws {
        root = try Self.parse(page.root)[0]
        overlays = try Self.parse(page.overlays)[0]
        var next: UInt32 = 1
        number(root, &next)
        number(overlays, &next)
        guard Int(next) - 1 == page.count else { throw Failure("\(page.count) elements announced, \(next - 1) parsed") }
        try add(rules: page.rules)
    }

    private func number(_ node: Node, _ next: inout UInt32) {
        node.id = next
        table[next] = node
        next += 1
        for child in node.children {
            child.parent = node
            number(child, &next)
        }
    }

    private func forget(_ node: Node) {
        table[node.id] = nil
        node.children.forEach(forget)
    }

    private func node(_ id: UInt32) throws -> Node {
        guard let node = table[id] else { throw Failure("no element \(id)") }
        return node
    }

    private func parse(_ html: String, _ first: UInt32, _ count: Int) throws -> [Node] {
        let nodes = try Self.parse(html)
        var next = first
        for node in nodes { number(node, &next) }
        guard Int(next - first) == count else { throw Failure("\(count) announced, \(next - first) parsed: \(html)") }
        return nodes
    }

    private func insert(_ nodes: [Node], into parent: Node, before: UInt32) throws {
        var index = parent.children.count
        if before != 0 {
            guard let found = parent.children.firstIndex(where: { $0.id == before }) else {
                throw Failure("\(before) is not in \(parent.id)")
            }
            index = found
        }
        for node in nodes { node.parent = parent }
        parent.children.insert(contentsOf: nodes, at: index)
    }

    func apply(_ operations: [Operation]) throws {
        for operation in operations { try apply(operation) }
    }

    private func apply(_ operation: Operation) throws {
        switch operation {
        case .create(let parent, let before, let html, let first, let count):
            let parent = try node(parent)
            guard parent.text.isEmpty else { throw Failure("\(parent.id) has a text and gets children") }
            try insert(parse(html, first, count), into: parent, before: before)
        case .remove(let id):
            let node = try node(id)
            node.parent?.children.removeAll { $0 === node }
            forget(node)
        case .text(let id, let text):
            let node = try node(id)
            guard node.children.isEmpty else { throw Failure("\(id) has children and gets a text") }
            node.text = text
        case .attribute(let id, let name, let value): try node(id).attributes[name] = value
        case .property(let id, let name, let value, _): try set(name, value, of: node(id))
        case .move(let id, let before):
            let node = try node(id)
            guard let parent = node.parent else { throw Failure("\(id) has no parent") }
            parent.children.removeAll { $0 === node }
            try insert([node], into: parent, before: before)
        case .style(let id, let property, let value): try node(id).live[property] = value
        case .content(let id, let html, let first, let count):
            let node = try id == 1 ? root : overlayHost(id)
            node.children.forEach(forget)
            node.children = []
            try insert(parse(html, first, count), into: node, before: 0)
        case .rules(let css): try add(rules: css)
        case .animated(_, _, let operations): try apply(operations)
        case .layer, .focus, .symbols, .document, .scroll, .log, .way: break
        }
    }

    private func overlayHost(_ id: UInt32) throws -> Node {
        guard id == overlays.id else { throw Failure("\(id) is no host") }
        return overlays
    }

    /// A page that is rendered now has as an attribute what a live one has as a property.
    private func set(_ name: String, _ value: PropertyValue, of node: Node) {
        switch value {
        case .flag(let isSet): node.attributes[name] = isSet ? "" : nil
        case .text(let text): node.attributes[name] = text.isEmpty ? nil : text
        }
    }

    // MARK: Comparison

    /// The page as lines: what an element is and how it looks, without ids and without names of generated classes.
    var outline: String {
        var lines: [String] = []
        func list(_ node: Node, _ depth: Int) {
            var attributes = node.attributes
            var look: [String: String] = [:]
            var classes: [String] = []
            for name in (attributes.removeValue(forKey: "class") ?? "").split(separator: " ").map(String.init) {
                if let rule = rules[name] { look.merge(rule) { $1 } } else { classes.append(name) }
            }
            look.merge(node.live) { $1 }
            let indent = String(repeating: "  ", count: depth)
            let parts = attributes.sorted(by: <).map { "\($0)=\"\($1)\"" } + look.sorted(by: <).map { "\($0):\($1)" }
            let head = ([node.tag] + classes.sorted().map { "." + $0 } + parts).joined(separator: " ")
            lines.append("\(indent)\(head) \(node.text.debugDescription)")
            for child in node.children { list(child, depth + 1) }
        }
        list(root, 0)
        list(overlays, 0)
        return lines.joined(separator: "\n")
    }

    private func add(rules css: String) throws {
        for rule in css.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2, parts[0].first == "." else { throw Failure("a rule that is none: \(rule)") }
            var look: [String: String] = [:]
            for declaration in parts[1].split(separator: ";") {
                let pair = declaration.split(separator: ":", maxSplits: 1)
                guard pair.count == 2 else { throw Failure("a declaration that is none: \(declaration)") }
                look[String(pair[0])] = String(pair[1])
            }
            rules[String(parts[0].dropFirst())] = look
        }
    }
}
