// SPDX-License-Identifier: Apache-2.0

/// The drawings as text. They are strings instead of a dictionary literal, because the type checker needs seconds for a
/// literal of this size. They are split into lines once, when the first symbol is used.
///
/// A line is `name|part;part;…`. A part is path data, `c x y radius` or `r x y width height corner`. A star before a
/// part means that it is filled.
enum IconDrawings {
    static let drawn: [String: String] = table(
        [
            basic, arrows, people, objectsAToF, objectsGToO, objectsPToZ, documents, media, devices, weather, text,
            layout, further, more,
        ])

    static let aliases: [String: String] = table([aliasLines])

    /// Returns the name and the rest of each line.
    static func table(_ texts: [String]) -> [String: String] {
        var result: [String: String] = [:]
        for text in texts {
            for line in text.split(separator: "\n") {
                guard let bar = line.firstIndex(of: "|") else { continue }
                result[String(line[..<bar])] = String(line[line.index(after: bar)...])
            }
        }
        return result
    }

    /// Returns the elements for a list of parts.
    static func markup(_ source: some StringProtocol) -> String {
        var result = ""
        for part in source.split(separator: ";") {
            let filled = part.first == "*"
            let shape = filled ? part.dropFirst() : part[...]
            let style = filled ? " class=\"f\"" : ""
            let numbers = shape.dropFirst().split(separator: " ")
            switch shape.first {
            case "c":
                result += "<circle\(style) cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" r=\"\(numbers[2])\"/>"
            case "r":
                result += "<rect\(style) x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
                result += " height=\"\(numbers[3])\" rx=\"\(numbers[4])\"/>"
            default:
                // Inner lines of filled drawings are holes, whatever their direction.
                result += "<path\(style)\(filled ? " fill-rule=\"evenodd\"" : "") d=\"\(shape)\"/>"
            }
        }
        return result
    }
}
