// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A parser for what the HTML writer of Dais writes, and no more.
extension FakePage {
    static func parse(_ html: String) throws -> [Node] {
        var parser = Parser(html)
        let nodes = try parser.nodes()
        guard parser.isAtEnd else { throw Failure("text after the markup: \(html)") }
        return nodes
    }

    private struct Parser {
        private let bytes: [UInt8]
        private var position = 0
        init(_ html: String) { bytes = Array(html.utf8) }

        var isAtEnd: Bool { position == bytes.count }

        private func peek(_ text: StaticString) -> Bool {
            let end = position + text.utf8CodeUnitCount
            guard end <= bytes.count else { return false }
            return text.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
        }

        private mutating func take(until stops: StaticString) -> String {
            let start = position
            stops.withUTF8Buffer { stops in
                while position < bytes.count, !stops.contains(bytes[position]) { position += 1 }
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func expect(_ text: StaticString) throws {
            guard peek(text) else { throw Failure("expected \(text) at \(position)") }
            position += text.utf8CodeUnitCount
        }

        mutating func nodes() throws -> [Node] {
            var nodes: [Node] = []
            while !isAtEnd, peek("<"), !peek("</") { nodes.append(try node()) }
            return nodes
        }

        private mutating func node() throws -> Node {
            try expect("<")
            let tag = take(until: " >")
            var attributes: [String: String] = [:]
            while peek(" ") {
                position += 1
                let name = take(until: " =>")
                guard attributes[name] == nil else { throw Failure("\(name) twice on \(tag)") }
                attributes[name] = ""
                if peek("=\"") {
                    position += 2
                    attributes[name] = Self.decoded(take(until: "\""))
                    try expect("\"")
                }
            }
            try expect(">")
            let node = Node(tag: tag, attributes: attributes)
            if ["input", "img", "hr"].contains(tag) { return node }
            // Browsers drop it, too.
            if tag == "textarea" || tag == "pre", peek("\n") { position += 1 }
            if peek("<"), !peek("</") {
                node.children = try nodes()
            } else {
                node.text = Self.decoded(take(until: "<"))
            }
            try expect("</")
            guard take(until: ">") == tag else { throw Failure("no end of \(tag) at \(position)") }
            try expect(">")
            return node
        }

        private static func decoded(_ text: String) -> String {
            guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
            var text = text
            for (entity, character) in [("&lt;", "<"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")] {
                text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
            }
            return text
        }
    }
}
