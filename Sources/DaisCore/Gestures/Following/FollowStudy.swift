// SPDX-License-Identifier: Apache-2.0

/// Tries ways of one recogniser and writes down what becomes of the page.
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
    private typealias Looks = [Key: (look: _FollowProbe.Look, values: [Double])]

    private let recogniser: Int
    private let kind: Character
    /// Recognisers of a sequence that have ended before this one begins.
    private let before: [Int]
    private let read: (_GestureInput, _GestureMemory) -> Void
    private(set) var returns: [Animation?] = []

    init(
        recogniser: Int, kind: Character, outline: _GestureOutline,
        read: @escaping (_GestureInput, _GestureMemory) -> Void
    ) {
        self.recogniser = recogniser
        self.kind = kind
        before =
            outline.isSequence
            ? outline.recognisers.indices.filter { $0 < recogniser && "tl".contains(outline.recognisers[$0].kind) } : []
        self.read = read
    }

    /// What one way changes, at the cost of two evaluations.
    func sample(_ axes: FollowAxes) -> Sample {
        let rest = looks(at: [0, 0]), corner = looks(at: corner(axes))
        var values: [Key: [[Double]?]] = [:]
        for key in Set(rest.keys).union(corner.keys) where rest[key]?.values != corner[key]?.values {
            guard let look = (corner[key] ?? rest[key])?.look else { continue }
            let base = rest[key]?.values ?? Self.values(now: look)
            let change = zip(corner[key]?.values ?? Self.values(now: look), base).map { (($0 - $1) * 1000).rounded() }
            values[key] = [change, (corner[key] ?? rest[key])?.look.animation == nil ? nil : []]
        }
        first = (rest, corner)
        return Sample(values: values, back: returns)
    }

    private var first: (rest: Looks, corner: Looks)?

    private func corner(_ axes: FollowAxes) -> [Double] { axes.count == 2 ? [32, 32] : [axes.first[2], 0] }

    /// What depends on the recogniser, each axis for itself.
    func tracks(_ axes: FollowAxes) -> [Result] {
        // All at once first: most gestures without effects on what can be followed end here.
        let (rest, corner) = first ?? (looks(at: [0, 0]), looks(at: corner(axes)))
        guard Set(rest.keys).union(corner.keys).contains(where: { rest[$0]?.values != corner[$0]?.values }) else {
            return []
        }
        var samples: [[(way: Double, looks: Looks)]] = []
        for axis in 0..<axes.count {
            func at(_ way: Double) -> (way: Double, looks: Looks) {
                (way, looks(at: axis == 0 ? [way, 0] : [0, way]))
            }
            var list = axes.first.map(at)
            if !isStraight(list, rest) { list += axes.more.map(at) }
            samples.append(list.sorted { $0.way < $1.way })
        }
        var keys: [Key: _FollowProbe.Look] = [:]
        for looks in [rest, corner] + samples.joined().map(\.looks) {
            for (key, sample) in looks { keys[key] = sample.look }
        }
        return keys.values.sorted { ($0.element.id, $0.property) < ($1.element.id, $1.property) }.compactMap { look in
            let key = Key(element: ObjectIdentifier(look.element), property: look.property)
            let values = { (looks: Looks) in looks[key]?.values ?? Self.values(now: look) }
            let base = values(rest)
            guard look.element.id != 0, base.count < 3,
                samples.joined().allSatisfy({ values($0.looks).count == base.count })
            else { return nil }
            let parts = base.indices.map { part in
                samples.map { Self.lines($0.map { ($0.way, values($0.looks)[part] - base[part]) }) }
            }
            guard parts.contains(where: { $0.contains { !$0.isEmpty } }) else { return nil }
            // What depends on both axes together is not the sum of what depends on each.
            let together = values(corner)
            guard
                axes.count == 1
                    || base.indices.allSatisfy({ part in
                        let sum = samples.reduce(0) { sum, list in
                            sum + (list.first { $0.way == 32 }.map { values($0.looks)[part] - base[part] } ?? 0)
                        }
                        return abs(together[part] - base[part] - sum) < 0.01
                    })
            else { return nil }
            return Result(element: look.element, property: look.property, parts: parts, animation: look.animation)
        }
    }

    private func looks(at way: [Double]) -> Looks {
        let probe = _FollowProbe()
        let memory = _GestureMemory()
        defer { probe.putBack() }
        for index in before { read(_GestureInput(.report(index, 1, []), probe), memory) }
        let numbers: [Double] =
            switch kind {
            case "d": [0, 0, way[0], way[1], 0, 0]
            case "m": [1 + way[0], 0, 0.5, 0.5, 0, 0]
            default: [way[0], 0, 0.5, 0.5, 0, 0]
            }
        read(_GestureInput(.report(recogniser, 0, numbers), probe), memory)
        var result: Looks = [:]
        for look in probe.looks() {
            let key = Key(element: ObjectIdentifier(look.element), property: look.property)
            result[key] = (look, Self.numbers(look.text, look.property))
        }
        returns = probe.returns
        return result
    }

    private func isStraight(_ list: [(way: Double, looks: Looks)], _ rest: Looks) -> Bool {
        Set(list.flatMap { $0.looks.keys }).allSatisfy { key in
            guard let look = list.lazy.compactMap({ $0.looks[key]?.look }).first else { return true }
            let base = rest[key]?.values ?? Self.values(now: look)
            return base.indices.allSatisfy { part in
                let points = list.map { sample -> (Double, Double) in
                    let values = sample.looks[key]?.values ?? Self.values(now: look)
                    return (sample.way, part < values.count ? values[part] - base[part] : .infinity)
                }
                return Self.lines(points).count <= 4
            }
        }
    }

    /// What the property is on the page.
    private static func values(now look: _FollowProbe.Look) -> [Double] {
        let rest = ["translate": "0px 0px", "rotate": "0deg"][look.property] ?? "1"
        return numbers(look.element.style[look.property] ?? rest, look.property)
    }

    private static func numbers(_ text: String, _ property: String) -> [Double] {
        text.split(separator: " ").map { Double($0.prefix { !$0.isLetter && $0 != "%" || $0 == "e" }) ?? .nan }
    }

    /// The fewest points that say the same by straight lines, way and change in turn; none where nothing changes. The page's
    /// numbers have three places.
    private static func lines(_ points: [(way: Double, change: Double)]) -> [Double] {
        guard points.contains(where: { abs($0.change) > 1e-4 }) else { return [] }
        var all = points
        all.insert((0, 0), at: all.firstIndex { $0.way > 0 } ?? all.count)
        func slope(_ index: Int) -> Double {
            (all[index + 1].change - all[index].change) / (all[index + 1].way - all[index].way)
        }
        // A limit lies where the lines on both sides of it meet.
        for index in (1..<max(1, all.count - 2)).reversed() {
            let (left, right) = (slope(index - 1), slope(index + 1))
            guard abs(left - slope(index)) > 1e-3, abs(right - slope(index)) > 1e-3, abs(left - right) > 1e-3 else {
                continue
            }
            let way =
                (all[index + 1].change - right * all[index + 1].way - all[index].change + left * all[index].way)
                / (left - right)
            guard way > all[index].way, way < all[index + 1].way else { continue }
            all.insert((way, all[index].change + left * (way - all[index].way)), at: index + 1)
        }
        var kept = [all[0]]
        for index in 1..<all.count {
            let (last, next) = (kept[kept.count - 1], index + 1 < all.count ? all[index + 1] : nil)
            if let next {
                let expected =
                    last.change + (next.change - last.change) * (all[index].way - last.way) / (next.way - last.way)
                if abs(expected - all[index].change) < 1e-3 * max(1, abs(all[index].change)) { continue }
            }
            kept.append(all[index])
        }
        return kept.flatMap { [$0.way, $0.change] }
    }
}

extension EventPayload {
    fileprivate static func report(_ recogniser: Int, _ phase: Int, _ numbers: [Double]) -> EventPayload {
        .array(([Double(recogniser), Double(phase)] + numbers).map { .number($0) })
    }
}
