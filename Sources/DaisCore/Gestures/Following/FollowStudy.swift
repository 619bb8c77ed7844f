// SPDX-License-Identifier: Apache-2.0

/// Rehearses movements of one recognizer and describes how the page depends on them.
@MainActor
final class FollowStudy {
    struct Result {
        let element: Element
        let property: String
        var parts: [[[Double]]]
        let animation: Animation?
    }
    struct Sample: Equatable {
        fileprivate let values: [Key: [[Double]?]]
        fileprivate let back: [Animation?]
    }
    fileprivate struct Key: Hashable {
        let element: ObjectIdentifier
        let property: String
    }
    private typealias Changes = [Key: (change: Rehearsal.Change, values: [Double])]

    private let recognizer: Int
    private let kind: Character
    /// Recognizers of a sequence that have ended before this one begins.
    private let before: [Int]
    private let tree: Tree
    private let read: (_GestureInput, _GestureMemory) -> Void
    private(set) var returns: [Animation?] = []

    init(
        recognizer: Int, kind: Character, outline: _GestureOutline, in tree: Tree,
        read: @escaping (_GestureInput, _GestureMemory) -> Void
    ) {
        self.recognizer = recognizer
        self.kind = kind
        before =
            outline.isSequence
            ? outline.recognizers.indices.filter { $0 < recognizer && "tl".contains(outline.recognizers[$0].kind) } : []
        self.tree = tree
        self.read = read
    }

    /// Returns the changes of one movement. It evaluates the views four times.
    func sample(_ axes: FollowAxes) -> Sample {
        let rest = changes(at: [0, 0]), corner = changes(at: corner(axes))
        var values: [Key: [[Double]?]] = [:]
        for key in Set(rest.keys).union(corner.keys) where rest[key]?.values != corner[key]?.values {
            guard let change = (corner[key] ?? rest[key])?.change else { continue }
            let base = rest[key]?.values ?? Self.values(now: change)
            let end = corner[key]?.values ?? Self.values(now: change)
            values[key] = [zip(end, base).map { (($0 - $1) * 1000).rounded() }, change.animation == nil ? nil : []]
        }
        first = (rest, corner)
        return Sample(values: values, back: returns)
    }

    private var first: (rest: Changes, corner: Changes)?

    private func corner(_ axes: FollowAxes) -> [Double] { axes.count == 2 ? [32, 32] : [axes.first[2], 0] }

    /// Returns the properties that depend on the recognizer, axis by axis.
    func tracks(_ axes: FollowAxes) -> [Result] {
        // All at once first: most gestures without effects on what can be followed end here.
        let (rest, corner) = first ?? (changes(at: [0, 0]), changes(at: corner(axes)))
        guard Set(rest.keys).union(corner.keys).contains(where: { rest[$0]?.values != corner[$0]?.values }) else {
            return []
        }
        var samples: [[(movement: Double, changes: Changes)]] = []
        for axis in 0..<axes.count {
            func at(_ movement: Double) -> (movement: Double, changes: Changes) {
                (movement, changes(at: axis == 0 ? [movement, 0] : [0, movement]))
            }
            var list = axes.first.map(at)
            if !isStraight(list, rest) { list += axes.more.map(at) }
            samples.append(list.sorted { $0.movement < $1.movement })
        }
        var keys: [Key: Rehearsal.Change] = [:]
        for changes in [rest, corner] + samples.joined().map(\.changes) {
            for (key, sample) in changes { keys[key] = sample.change }
        }
        return keys.values.sorted { ($0.element.id, $0.property) < ($1.element.id, $1.property) }.compactMap { change in
            let key = Key(element: ObjectIdentifier(change.element), property: change.property)
            let values = { (changes: Changes) in changes[key]?.values ?? Self.values(now: change) }
            let base = values(rest)
            guard change.element.id != 0, base.count < 3,
                samples.joined().allSatisfy({ values($0.changes).count == base.count })
            else { return nil }
            let parts = base.indices.map { part in
                samples.map { Self.lines($0.map { ($0.movement, values($0.changes)[part] - base[part]) }) }
            }
            guard parts.contains(where: { $0.contains { !$0.isEmpty } }) else { return nil }
            // A property that depends on both axes together is not the sum of its two axes.
            let together = values(corner)
            guard
                axes.count == 1
                    || base.indices.allSatisfy({ part in
                        let sum = samples.reduce(0) { sum, list in
                            sum + (list.first { $0.movement == 32 }.map { values($0.changes)[part] - base[part] } ?? 0)
                        }
                        return abs(together[part] - base[part] - sum) < 0.01
                    })
            else { return nil }
            return Result(element: change.element, property: change.property, parts: parts, animation: change.animation)
        }
    }

    private func changes(at movement: [Double]) -> Changes {
        let probe = FollowProbe()
        let memory = _GestureMemory()
        for index in before { read(_GestureInput(.report(index, 1, []), probe), memory) }
        let numbers: [Double] =
            switch kind {
            case "d": [0, 0, movement[0], movement[1], 0, 0]
            case "m": [1 + movement[0], 0, 0.5, 0.5, 0, 0]
            default: [movement[0], 0, 0.5, 0.5, 0, 0]
            }
        read(_GestureInput(.report(recognizer, 0, numbers), probe), memory)
        var result: Changes = [:]
        for change in probe.changes(in: tree) {
            let key = Key(element: ObjectIdentifier(change.element), property: change.property)
            result[key] = (change, Self.numbers(change.value, change.property))
        }
        returns = probe.returns
        return result
    }

    private func isStraight(_ list: [(movement: Double, changes: Changes)], _ rest: Changes) -> Bool {
        Set(list.flatMap { $0.changes.keys }).allSatisfy { key in
            guard let change = list.lazy.compactMap({ $0.changes[key]?.change }).first else { return true }
            let base = rest[key]?.values ?? Self.values(now: change)
            return base.indices.allSatisfy { part in
                let points = list.map { sample -> (Double, Double) in
                    let values = sample.changes[key]?.values ?? Self.values(now: change)
                    return (sample.movement, part < values.count ? values[part] - base[part] : .infinity)
                }
                return Self.lines(points).count <= 4
            }
        }
    }

    /// Returns the values of the property on the page.
    private static func values(now change: Rehearsal.Change) -> [Double] {
        numbers(change.element.style[change.property], change.property)
    }

    private static func numbers(_ text: String?, _ property: String) -> [Double] {
        let text = text ?? ["translate": "0px 0px", "rotate": "0deg"][property] ?? "1"
        return text.split(separator: " ").map { Double($0.prefix { !$0.isLetter && $0 != "%" || $0 == "e" }) ?? .nan }
    }

    /// Returns the fewest points that describe the same straight lines, movements and changes in turn. It is empty if
    /// nothing changes. Numbers on the page have three decimal places.
    private static func lines(_ points: [(movement: Double, change: Double)]) -> [Double] {
        guard points.contains(where: { abs($0.change) > 1e-4 }) else { return [] }
        var all = points
        all.insert((0, 0), at: all.firstIndex { $0.movement > 0 } ?? all.count)
        func slope(_ index: Int) -> Double {
            (all[index + 1].change - all[index].change) / (all[index + 1].movement - all[index].movement)
        }
        // A limit lies where the lines on both sides of it meet.
        for index in (1..<max(1, all.count - 2)).reversed() {
            let (left, right) = (slope(index - 1), slope(index + 1))
            guard abs(left - slope(index)) > 1e-3, abs(right - slope(index)) > 1e-3, abs(left - right) > 1e-3 else {
                continue
            }
            let movement =
                (all[index + 1].change - right * all[index + 1].movement - all[index].change + left
                    * all[index].movement)
                / (left - right)
            guard movement > all[index].movement, movement < all[index + 1].movement else { continue }
            all.insert((movement, all[index].change + left * (movement - all[index].movement)), at: index + 1)
        }
        var kept = [all[0]]
        for index in 1..<all.count {
            let (last, next) = (kept[kept.count - 1], index + 1 < all.count ? all[index + 1] : nil)
            if let next {
                let expected =
                    last.change + (next.change - last.change) * (all[index].movement - last.movement)
                    / (next.movement - last.movement)
                if abs(expected - all[index].change) < 1e-3 * max(1, abs(all[index].change)) { continue }
            }
            kept.append(all[index])
        }
        return kept.flatMap { [$0.movement, $0.change] }
    }
}

extension EventPayload {
    fileprivate static func report(_ recognizer: Int, _ phase: Int, _ numbers: [Double]) -> EventPayload {
        .array(([Double(recognizer), Double(phase)] + numbers).map { .number($0) })
    }
}
