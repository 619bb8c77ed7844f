// SPDX-License-Identifier: Apache-2.0
package import DaisCore

/// The page of a ``FakeBrowser``: markup parsed into nodes, to which operations are applied as the client does.
package final class FakePage {
    package final class Node {
        package fileprivate(set) var id: UInt32 = 0
        package let tag: String
        package fileprivate(set) var attributes: [String: String]
        package internal(set) var text = ""
        package internal(set) var children: [Node] = []
        fileprivate weak var parent: Node?
        /// Properties set one by one, over those of the class.
        fileprivate var live: [String: String] = [:]
        /// The value of a form control that the session or the user has set.
        var value: PropertyValue?

        init(tag: String, attributes: [String: String]) {
            self.tag = tag
            self.attributes = attributes
        }

        /// Indicates whether the children are layers.
        fileprivate var isHostOfLayers: Bool {
            attributes["id"] == "dais-overlays"
                || attributes["class"]?.split(separator: " ").contains("host-layers") == true
        }
    }

    /// A disagreement between a page and what its session sends.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description }
    }

    package private(set) var root = Node(tag: "main", attributes: [:])
    package private(set) var overlays = Node(tag: "div", attributes: [:])
    private var table: [UInt32: Node] = [:]
    /// The elements with the attribute of layers, which menus of buttons have too.
    private var marked: Set<UInt32> = []
    private var rules: [String: [String: String]] = [:]

    package init() {}

    package convenience init(_ page: RenderedPage) throws {
        self.init()
        try show(page)
    }

    /// Shows a page that was rendered as a whole.
    func show(_ page: RenderedPage) throws {
        root = try Self.parse(page.root)[0]
        overlays = try Self.parse(page.overlays)[0]
        var next: UInt32 = 1
        number(root, &next)
        number(overlays, &next)
        guard Int(next) - 1 == page.count else { throw Failure("\(page.count) elements announced, \(next - 1) parsed") }
        try add(rules: page.rules)
    }

    package subscript(id: UInt32) -> Node? { table[id] }

    /// The layers inside hosts and above the app.
    var layers: [UInt32] { marked.filter { table[$0]?.parent?.isHostOfLayers == true } }

    /// The elements that listen to events, in document order, with the kinds.
    package var listeners: [(id: UInt32, kinds: [EventKind])] {
        var found: [(id: UInt32, kinds: [EventKind])] = []
        func visit(_ node: Node) {
            let kinds = (node.attributes["data-on"] ?? "").split(separator: " ")
                .compactMap { EventKind(rawValue: String($0)) }
            if !kinds.isEmpty { found.append((node.id, kinds)) }
            node.children.forEach(visit)
        }
        visit(root)
        visit(overlays)
        return found
    }

    private func number(_ node: Node, _ next: inout UInt32) {
        node.id = next
        table[next] = node
        if node.attributes["data-layer"] != nil { marked.insert(next) }
        next += 1
        for child in node.children {
            child.parent = node
            number(child, &next)
        }
    }

    private func forget(_ node: Node) {
        table[node.id] = nil
        marked.remove(node.id)
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

    package func apply(_ operations: [Operation]) throws {
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
            guard let host = [root, overlays].first(where: { $0.id == id }) else { throw Failure("\(id) is no host") }
            host.children.forEach(forget)
            host.children = []
            try insert(parse(html, first, count), into: host, before: 0)
        case .rules(let css): try add(rules: css)
        case .drop(let names): try drop(rules: names)
        case .animated(_, _, let operations): try apply(operations)
        default: break
        }
    }

    /// A page that is rendered now has as an attribute what a live one has as a property.
    private func set(_ name: String, _ value: PropertyValue, of node: Node) {
        node.value = value
        switch value {
        case .flag(let isSet): node.attributes[name] = isSet ? "" : nil
        case .text(let text): node.attributes[name] = text.isEmpty ? nil : text
        }
    }

    // MARK: Comparison

    /// The page as lines: what an element is and how it looks, without ids and without names of generated classes.
    package var outline: String { outline(without: []) }

    /// Returns the page as lines without some attributes, and without the texts of text areas if `value` is one of them.
    package func outline(without names: Set<String>) -> String {
        var lines: [String] = []
        func list(_ node: Node, _ depth: Int) {
            var attributes = node.attributes.filter { !names.contains($0.key) }
            let text = node.tag == "textarea" && names.contains("value") ? "" : node.text
            var declarations: [String: String] = [:]
            var classes: [String] = []
            for name in (attributes.removeValue(forKey: "class") ?? "").split(separator: " ").map(String.init) {
                if let rule = rules[name] { declarations.merge(rule) { $1 } } else { classes.append(name) }
            }
            declarations.merge(node.live) { $1 }
            let indent = String(repeating: "  ", count: depth)
            let parts =
                attributes.sorted(by: <).map { "\($0)=\"\($1)\"" } + declarations.sorted(by: <).map { "\($0):\($1)" }
            let head = ([node.tag] + classes.sorted().map { "." + $0 } + parts).joined(separator: " ")
            lines.append("\(indent)\(head) \(text.debugDescription)")
            for child in node.children { list(child, depth + 1) }
        }
        list(root, 0)
        list(overlays, 0)
        return lines.joined(separator: "\n")
    }

    private func drop(rules names: [String]) throws {
        func check(_ node: Node) throws {
            let classes = (node.attributes["class"] ?? "").split(separator: " ").map(String.init)
            if let used = classes.first(where: names.contains) { throw Failure("the rule of \(used) is still used") }
            try node.children.forEach(check)
        }
        try check(root)
        try check(overlays)
        for name in names { rules[name] = nil }
    }

    private func add(rules css: String) throws {
        for rule in try Self.classRules(css).split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2, parts[0].first == "." else { throw Failure("a rule that is none: \(rule)") }
            var declarations: [String: String] = [:]
            for declaration in Self.declarations(in: parts[1]) {
                let pair = declaration.split(separator: ":", maxSplits: 1)
                guard pair.count == 2 else { throw Failure("a declaration that is none: \(declaration)") }
                declarations[String(pair[0])] = String(pair[1])
            }
            rules[String(parts[0].dropFirst())] = declarations
        }
    }

    /// Returns the declarations of a rule. A semicolon between parentheses, as in the address of a picture, is part of one.
    private static func declarations(in rule: Substring) -> [Substring] {
        var depth = 0
        return rule.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == ";" && depth == 0
        }
    }

    /// Returns the rules without those of features, which select classes by hand and are in a layer.
    private static func classRules(_ css: String) throws -> String {
        var result = ""
        var rest = Substring(css)
        while let start = rest.firstRange(of: "@layer dais{") {
            result += rest[..<start.lowerBound]
            var depth = 1
            var end = start.upperBound
            while depth > 0, end < rest.endIndex {
                if rest[end] == "{" { depth += 1 }
                if rest[end] == "}" { depth -= 1 }
                end = rest.index(after: end)
            }
            guard depth == 0 else { throw Failure("a layer without an end: \(rest)") }
            rest = rest[end...]
        }
        return result + rest
    }
}
