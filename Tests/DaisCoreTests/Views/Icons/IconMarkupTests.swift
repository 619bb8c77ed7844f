// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DaisCore

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Markup of the symbols")
struct IconMarkupTests {
    private static let icons = Icons.allNames.compactMap { Icons.symbol(named: $0) } + [Icons.fallback]

    @Test("Every symbol is well-formed and made of plain shapes without style")
    func wellFormed() {
        for icon in Self.icons {
            let reader = ElementReader()
            let parser = XMLParser(data: Data(Icons.symbolMarkup(for: icon).utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(icon.name) is not well-formed")
            #expect(reader.elements.count > 1, "\(icon.name) is empty")
            #expect(reader.elements.first?.name == "symbol")
            for element in reader.elements.dropFirst() {
                let allowed: Set<String>? = [
                    "path": ["d", "class", "fill-rule"], "circle": ["cx", "cy", "r", "class"],
                    "rect": ["x", "y", "width", "height", "rx", "class"],
                ][element.name]
                #expect(allowed?.isSuperset(of: element.attributes.keys) == true, "\(icon.name): \(element)")
                #expect(element.attributes["class", default: "f"] == "f")
            }
        }
    }

    @Test("Every point lies on the grid of 24 units")
    func onTheGrid() throws {
        for icon in Self.icons {
            let reader = ElementReader()
            let parser = XMLParser(data: Data(Icons.symbolMarkup(for: icon).utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(icon.name) is not well-formed")
            for element in reader.elements.dropFirst() {
                let points = try #require(element.points, "\(icon.name) has a shape that cannot be read: \(element)")
                #expect(!points.isEmpty)
                let outside = points.filter { !(0...24).contains($0.x) || !(0...24).contains($0.y) }
                #expect(outside.isEmpty, "\(icon.name) leaves the grid at \(outside)")
            }
        }
    }

    @Test("The path walker tells a point outside the grid and broken data from a good path")
    func walker() throws {
        #expect(PathExtent("M2 2l23 0")?.points.last?.x == 25)
        #expect(PathExtent("M1.5.5-2 3a1 1 0 01.5.5z")?.points.map(\.x) == [1.5, -2, -1.5])
        #expect(PathExtent("M2 2l3") == nil)
        #expect(PathExtent("M2 2x3 4") == nil)
    }
}

private struct Element {
    let name: String
    let attributes: [String: String]

    /// The corners of what the element covers; `nil` when an attribute is missing or no number.
    var points: [(x: Double, y: Double)]? {
        func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
        switch name {
        case "path":
            return attributes["d"].flatMap { PathExtent($0)?.points }
        case "circle":
            guard let x = number("cx"), let y = number("cy"), let r = number("r"), r > 0 else { return nil }
            return [(x - r, y - r), (x + r, y + r)]
        default:
            guard let x = number("x"), let y = number("y"), let width = number("width"), width > 0,
                let height = number("height"), height > 0
            else { return nil }
            return [(x, y), (x + width, y + height)]
        }
    }
}

private final class ElementReader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(Element(name: elementName, attributes: attributes))
    }
}
