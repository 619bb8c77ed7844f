// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Walks path data and collects every point it names, control points included, as absolute coordinates.
struct PathExtent {
    private(set) var points: [(x: Double, y: Double)] = []
    private var current = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)

    /// `nil` when the data is not a path.
    init?(_ data: String) {
        var scanner = NumberScanner(data)
        guard data.hasPrefix("M") else { return nil }
        while let command = scanner.command() {
            let relative = command.isLowercase
            switch Character(command.lowercased()) {
            case "z":
                current = start
            case "h", "v":
                let vertical = command.lowercased() == "v"
                guard let first = scanner.number() else { return nil }
                var value: Double? = first
                while let step = value {
                    if vertical {
                        current.y = relative ? current.y + step : step
                    } else {
                        current.x = relative ? current.x + step : step
                    }
                    points.append(current)
                    value = scanner.number()
                }
            case "m", "l", "c", "q", "s", "a":
                let kind = command.lowercased()
                let pairs = ["c": 3, "q": 2, "s": 2][kind] ?? 1
                var count = 0
                repeat {
                    if kind == "a" {
                        guard scanner.number() != nil, scanner.number() != nil, scanner.number() != nil,
                            scanner.flag(), scanner.flag()
                        else { return nil }
                    }
                    var end = current
                    for _ in 0..<pairs {
                        guard let x = scanner.number(), let y = scanner.number() else { return nil }
                        end = relative ? (current.x + x, current.y + y) : (x, y)
                        points.append(end)
                    }
                    current = end
                    if kind == "m", count == 0 { start = current }
                    count += 1
                } while scanner.hasNumber
            default:
                return nil
            }
        }
        guard scanner.isAtEnd else { return nil }
    }
}

/// Numbers as path data packs them: `1.5.5-2` is three numbers, arc flags may stand without a space.
private struct NumberScanner {
    private var rest: Substring

    init(_ text: String) { rest = Substring(text) }

    var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

    var hasNumber: Bool {
        guard let next = rest.first(where: { $0 != " " }) else { return false }
        return next.isNumber || next == "-" || next == "."
    }

    mutating func command() -> Character? {
        rest = rest.drop { $0 == " " }
        guard let next = rest.first, next.isLetter else { return nil }
        rest.removeFirst()
        return next
    }

    mutating func flag() -> Bool {
        rest = rest.drop { $0 == " " || $0 == "," }
        guard rest.first == "0" || rest.first == "1" else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number() -> Double? {
        rest = rest.drop { $0 == " " || $0 == "," }
        var text = ""
        while let next = rest.first {
            let belongs = next.isNumber || (next == "-" && text.isEmpty) || (next == "." && !text.contains("."))
            guard belongs else { break }
            text.append(next)
            rest.removeFirst()
        }
        return Double(text)
    }
}
