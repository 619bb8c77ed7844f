// SPDX-License-Identifier: Apache-2.0

extension Piece {
    static func random(depth: Int, _ numbers: inout SeededNumbers) -> Piece {
        switch depth > 0 ? numbers.below(13) : numbers.below(4) {
        case 0: return .text(["x", "long text", "<b>&amp;", "ü\n\"'"][numbers.below(4)])
        case 1: return .button("b\(numbers.below(3))")
        case 2: return .word(numbers.below(4))
        case 3: return .toggle(numbers.below(2) == 0)
        case 4, 5: return .stack(numbers.below(6), rows(depth: depth, &numbers))
        case 6: return .rows(rows(depth: depth, &numbers))
        case 7:
            let first = random(depth: depth - 1, &numbers)
            return .either(numbers.below(2) == 0, first, random(depth: depth - 1, &numbers))
        case 8: return .maybe(numbers.below(3) == 0 ? nil : random(depth: depth - 1, &numbers))
        case 9: return .erased(numbers.below(3), random(depth: depth - 1, &numbers))
        case 10: return .named(numbers.below(3), random(depth: depth - 1, &numbers))
        case 11: return .faded([0.25, 0.5, 1][numbers.below(3)], random(depth: depth - 1, &numbers))
        default:
            let inner = random(depth: depth - 1, &numbers)
            return numbers.below(2) == 0 ? .padded(Double(numbers.below(3) * 4), inner) : .framed(40, inner)
        }
    }

    private static func rows(depth: Int, _ numbers: inout SeededNumbers) -> [Row] {
        let ids = Array(0..<8).shuffled(using: &numbers).prefix(numbers.below(6))
        return ids.map { Row(id: $0, piece: random(depth: depth - 1, &numbers)) }
    }

    /// The same piece with something changed somewhere in it.
    func changed(_ numbers: inout SeededNumbers) -> Piece {
        if numbers.below(6) == 0 { return .random(depth: 2, &numbers) }
        switch self {
        case .stack(let kind, let rows):
            return .stack(numbers.below(4) == 0 ? numbers.below(6) : kind, Self.changed(rows, &numbers))
        case .rows(let rows): return .rows(Self.changed(rows, &numbers))
        case .either(let first, let a, let b):
            return numbers.below(2) == 0 ? .either(!first, a, b) : .either(first, a.changed(&numbers), b)
        case .maybe(let piece): return .maybe(piece == nil || numbers.below(3) == 0 ? .text("new") : nil)
        case .erased(let kind, let piece):
            return .erased(numbers.below(2) == 0 ? kind + 1 : kind, piece.changed(&numbers))
        case .named(let id, let piece): return .named(numbers.below(3), numbers.below(2) == 0 ? piece : .word(id))
        case .faded(_, let piece): return .faded([0.25, 0.5, 1][numbers.below(3)], piece.changed(&numbers))
        case .padded(_, let piece): return .padded(Double(numbers.below(3) * 4), piece)
        case .framed(let width, let piece): return .framed(width + 1, piece.changed(&numbers))
        case .toggle(let isOn): return .toggle(!isOn)
        default: return .random(depth: 1, &numbers)
        }
    }

    private static func changed(_ rows: [Row], _ numbers: inout SeededNumbers) -> [Row] {
        var rows = rows
        switch numbers.below(5) {
        case 0: rows.shuffle(using: &numbers)
        case 1: if !rows.isEmpty { rows.remove(at: numbers.below(rows.count)) }
        case 2: rows.insert(Row(id: 8 + numbers.below(8), piece: .random(depth: 1, &numbers)), at: 0)
        case 3: rows.append(Row(id: numbers.below(16), piece: .random(depth: 1, &numbers)))
        default:
            guard !rows.isEmpty else { break }
            let index = numbers.below(rows.count)
            rows[index].piece = rows[index].piece.changed(&numbers)
        }
        return rows
    }
}
