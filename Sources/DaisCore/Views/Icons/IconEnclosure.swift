// SPDX-License-Identifier: Apache-2.0

/// `name.circle`, `name.circle.fill`, `name.square` and `name.square.fill`, composed from one small drawing.
///
/// A filled variant is one path: the shape with the outline of the small drawing as a hole. A mask would need an
/// identifier for each symbol and an extra layer for each use.
enum IconEnclosure: String, CaseIterable {
    case circle = ".circle"
    case circleFill = ".circle.fill"
    case square = ".square"
    case squareFill = ".square.fill"

    private static let contents = IconDrawings.table([
        IconDrawings.enclosedAToB, IconDrawings.enclosedCToL, IconDrawings.enclosedMToZ,
    ])

    static var allNames: [String] {
        (Array(contents.keys) + IconNumbers.range.map(String.init)).flatMap { name in
            allCases.map { name + $0.rawValue }
        }
    }

    static func drawing(named name: String) -> String? {
        for enclosure in allCases where name.hasSuffix(enclosure.rawValue) {
            let inner = String(name.dropLast(enclosure.rawValue.count))
            if let content = contents[inner] ?? IconNumbers.content(named: inner, digit: { contents[$0] }) {
                return enclosure.drawing(around: content)
            }
        }
        return nil
    }

    /// Returns the drawing of the shape around a small one.
    ///
    /// - Parameter content: `parts|outline`, or only a filled path, which is also its outline.
    private func drawing(around content: String) -> String {
        let fields = content.split(separator: "|")
        let outline = fields.count > 1 ? fields[1] : fields[0].dropFirst()
        switch self {
        case .circle: return "c12 12 9.125;" + fields[0]
        case .circleFill: return "*M2 12a10 10 0 1 1 20 0a10 10 0 0 1-20 0z" + outline
        case .square: return "r3.5 3.5 17 17 4.25;" + fields[0]
        case .squareFill:
            return "*M7.7 2.6h8.6a5.1 5.1 0 0 1 5.1 5.1v8.6a5.1 5.1 0 0 1-5.1 5.1H7.7"
                + "a5.1 5.1 0 0 1-5.1-5.1V7.7a5.1 5.1 0 0 1 5.1-5.1z" + outline
        }
    }
}
