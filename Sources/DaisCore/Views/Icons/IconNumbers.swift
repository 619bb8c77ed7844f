// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The numbers with two digits of `10.circle` to `50.square.fill`, composed from the drawings of their digits.
enum IconNumbers {
    static let range = 10...50
    /// Two digits at this scale fit into the circle.
    private static let scale = 0.78
    /// The distance of each digit from the center.
    private static let distance = 2.55

    /// Returns `parts|outline`, or `nil` if the name is no such number.
    static func content(named name: String, digit: (String) -> String?) -> String? {
        guard name.utf8.count == 2, let number = Int(name), range.contains(number),
            let first = digit(String(number / 10)), let second = digit(String(number % 10))
        else { return nil }
        let left = moved(first, by: -distance), right = moved(second, by: distance)
        return left.parts + ";" + right.parts + "|" + left.outline + right.outline
    }

    private static func moved(_ content: String, by dx: Double) -> (parts: String, outline: String) {
        let fields = content.split(separator: "|")
        let parts = fields[0].split(separator: ";").map { part in
            part.first == "c" ? circle(part, by: dx) : path(part, by: dx)
        }
        return (parts.joined(separator: ";"), path(fields[1], by: dx))
    }

    private static func x(_ value: Double, _ dx: Double) -> Double { 12 + dx + (value - 12) * scale }
    private static func y(_ value: Double) -> Double { 12 + (value - 12) * scale }

    /// `c x y radius`
    private static func circle(_ part: Substring, by dx: Double) -> String {
        let numbers = part.dropFirst().split(separator: " ").compactMap { Double($0) }
        return "c\(text(x(numbers[0], dx))) \(text(y(numbers[1]))) \(text(numbers[2] * scale))"
    }

    /// Moves absolute points, and scales relative ones.
    private static func path(_ data: Substring, by dx: Double) -> String {
        var result = ""
        var command: Character = "M"
        var place = 0
        for token in tokens(data) {
            if case .command(let letter) = token {
                (command, place) = (letter, 0)
                result.append(letter)
                continue
            }
            guard case .number(let value) = token else { continue }
            result += text(scaled(value, command, place, dx)) + " "
            place += 1
        }
        return result
    }

    private static func scaled(_ value: Double, _ command: Character, _ place: Int, _ dx: Double) -> Double {
        let isX = place % 2 == 0
        switch command {
        case "M", "L", "C", "Q", "S", "T": return isX ? x(value, dx) : y(value)
        case "H": return x(value, dx)
        case "V": return y(value)
        case "a", "A":
            // Two radii, an angle, two flags, and the end.
            switch place % 7 {
            case 2, 3, 4: return value
            case 5: return command == "A" ? x(value, dx) : value * scale
            case 6: return command == "A" ? y(value) : value * scale
            default: return value * scale
            }
        default: return value * scale
        }
    }

    private enum Token {
        case command(Character)
        case number(Double)
    }

    /// Splits data such as `l2.3-1.4.5 1`, where a sign or a second dot begins a number.
    private static func tokens(_ data: Substring) -> [Token] {
        var result: [Token] = []
        var number = ""
        func finish() {
            if let value = Double(number) { result.append(.number(value)) }
            number = ""
        }
        for letter in data {
            switch letter {
            case "0"..."9": number.append(letter)
            case ".":
                if number.contains(".") { finish() }
                number.append(letter)
            case "-":
                finish()
                number.append(letter)
            case " ", ",": finish()
            default:
                finish()
                result.append(.command(letter))
            }
        }
        finish()
        return result
    }

    private static func text(_ value: Double) -> String { ((value * 100).rounded() / 100).css }
}
