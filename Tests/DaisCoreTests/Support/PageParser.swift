// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension PageModel {
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

        private func peek(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

        private mutating func take(until stops: String) -> String {
            let start = position
            while position < bytes.count, !stops.utf8.contains(bytes[position]) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func expect(_ text: String) throws {
            guard peek(text) else { throw Failure("expected \(text) at \(position)") }
            position += text.utf8.count
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
            if tag == "textarea" || tag == "pre" { try expect("\n") }
            if peek("<"), !peek("</") {
                node.children = try nodes()
            } else {
                node.text = Self.decoded(take(until: "<"))
            }
            try expect("</\(tag)>")
            return node
        }

        private static func decoded(_ text: String) -> String {
            var text = text
            for (entity, character) in [("&lt;", "<"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")] {
                text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
            }
            return text
        }
    }
}
