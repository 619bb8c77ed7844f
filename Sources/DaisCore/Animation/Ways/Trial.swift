// SPDX-License-Identifier: Apache-2.0

/// What views look like at points of a way from one value to another: they are shown at each of them, last point first, and
/// what they would have sent is noted and not sent.
@MainActor
final class Trial {
    private struct Key: Hashable {
        let id: UInt32
        let property: String
    }
    private let count: Int
    private var step = 0
    private var order: [Key] = []
    /// By step; what was noted last, going down, holds until something else is.
    private var noted: [Key: [Int: String]] = [:]
    /// What had to be sent after all: an element that came and went has taken numbers.
    private var operations: [Operation] = []
    private var isPlain = true

    init(count: Int) { self.count = count }

    func begin(_ step: Int) { self.step = step }

    func note(_ id: UInt32, _ property: String, _ value: String) {
        let key = Key(id: id, property: property)
        if noted[key] == nil { order.append(key) }
        noted[key, default: [:]][step] = value
    }

    func take(_ operation: Operation) {
        operations.append(operation)
        switch operation {
        case .style, .text, .attribute(_, name: "d", _): break
        default: isPlain = false
        }
    }

    var leftovers: [Operation] { isPlain ? [] : operations }

    /// The ways that are no straight lines; of those the browser knows both ends, and needs no more.
    var ways: [Operation] {
        order.compactMap { key in
            guard let values = values(of: key), let way = Way.thin(values, isText: key.property == "text") else {
                return nil
            }
            // A matrix is nothing else's property, so nothing else animates it.
            if way.count == 2, key.property != "transform", way[0] != way[1] { return nil }
            return .way(key.id, property: key.property, values: way)
        }
    }

    private func values(of key: Key) -> [String]? {
        // At the first point everything is as it was: whatever was touched has been put back there.
        guard let found = noted[key], let first = found[found.keys.min() ?? 0] else { return nil }
        var result: [String] = []
        var last = first
        for step in (0...count).reversed() {
            last = found[step] ?? last
            result.append(last)
        }
        return result.reversed()
    }
}

enum Way {
    /// `nil` where nothing changes; the two ends where the way between them is straight.
    static func thin(_ values: [String], isText: Bool) -> [String]? {
        guard let first = values.first, let last = values.last, values.contains(where: { $0 != first }) else {
            return nil
        }
        return !isText && isStraight(values) ? [first, last] : values
    }

    private static func isStraight(_ values: [String]) -> Bool {
        let parts = values.map(parse)
        guard let first = parts.first, let last = parts.last, first.numbers.count == last.numbers.count else {
            return false
        }
        for (index, part) in parts.enumerated() {
            guard part.words == first.words else { return false }
            let fraction = Double(index) / Double(values.count - 1)
            for (number, value) in part.numbers.enumerated() {
                let (a, b) = (first.numbers[number], last.numbers[number])
                // A two hundredth of the way; numbers are written with three digits.
                if abs(value - a - (b - a) * fraction) > abs(b - a) * 0.005 + 0.002 { return false }
            }
        }
        return true
    }

    /// The numbers of a value, and what stands between them.
    private static func parse(_ text: String) -> (numbers: [Double], words: String) {
        var numbers: [Double] = []
        var words = ""
        var number = ""
        func end() {
            if let value = Double(number) {
                numbers.append(value)
                words += "#"
            } else {
                words += number
            }
            number = ""
        }
        for character in text {
            if character.isNumber || character == "." || character == "-" {
                if character == "-" { end() }
                number.append(character)
            } else {
                end()
                words.append(character)
            }
        }
        end()
        return (numbers, words)
    }
}

extension Tree {
    /// Shows something at points of a way, then at its end, and adds the way to what that sends.
    func lead(over count: Int, _ step: (Double) -> Void, last: () -> Void) {
        let outer = carried
        carried = nil
        let trial = Trial(count: count)
        self.trial = trial
        for index in (0...count).reversed() {
            trial.begin(index)
            step(Double(index) / Double(count))
        }
        self.trial = nil
        for operation in trial.leftovers { emit(operation) }
        carried = outer
        last()
        for operation in trial.ways { emit(operation) }
    }

    /// The same for something that is animatable, where it is and the change is animated.
    func lead<A>(from old: A, to new: A, _ show: (A) -> Void) {
        guard trial == nil, carried?.transaction.animation != nil, let old = old as? any Animatable else {
            return show(new)
        }
        lead(opened: old, to: new, show)
    }

    /// Whether two of a type are at different places of a way.
    func differ<A>(_ old: A, _ new: A) -> Bool {
        func differ<T: Animatable>(_ opened: T) -> Bool {
            (new as? T).map { ($0.animatableData - opened.animatableData).magnitudeSquared > 0 } ?? true
        }
        return (old as? any Animatable).map { differ($0) } ?? false
    }

    private func lead<T: Animatable, A>(opened old: T, to new: A, _ show: (A) -> Void) {
        guard let target = new as? T else { return show(new) }
        let start = old.animatableData
        let way = target.animatableData - start
        guard way.magnitudeSquared > 0 else { return show(new) }
        lead(over: Self.pointsOfWay) { fraction in
            var data = way
            data.scale(by: fraction)
            var step = target
            step.animatableData = start + data
            if let step = step as? A { show(step) }
        } last: {
            show(new)
        }
    }

    /// Straight lines between so many points are no more than 0.3 % from a full turn of a circle's radius.
    private static var pointsOfWay: Int { 24 }
}
