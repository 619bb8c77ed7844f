// SPDX-License-Identifier: Apache-2.0

/// The values of properties at the points of an animation, which are rehearsed from the last to the first.
@MainActor
private struct KeyframeRecord {
    private struct Key: Hashable {
        let element: ObjectIdentifier
        let property: String
    }
    private let count: Int
    private var order: [(key: Key, element: Element)] = []
    /// The values by point. Each applies down to the next point that has one.
    private var values: [Key: [Int: String?]] = [:]

    init(count: Int) { self.count = count }

    mutating func add(_ changes: [Rehearsal.Change], at point: Int) {
        for change in changes {
            let key = Key(element: ObjectIdentifier(change.element), property: change.property)
            if values[key] == nil { order.append((key, change.element)) }
            values[key, default: [:]][point] = .some(change.value)
        }
    }

    /// Returns operations for the properties whose values do not lie on a straight line. For the others the browser needs
    /// only both ends.
    func operations(without absent: [_Node]) -> [Operation] {
        let gone = Self.elements(of: absent)
        return order.compactMap { key, element in
            guard !gone.contains(key.element), let values = values(of: key),
                let keyframes = PropertyKeyframes.reduced(values, isText: key.property == "text")
            else { return nil }
            // A matrix is nothing else's property, so nothing else animates it.
            if keyframes.count == 2, key.property != "transform", keyframes[0] != keyframes[1] { return nil }
            return .keyframes(element.id, property: key.property, values: keyframes)
        }
    }

    /// Returns the elements of nodes that are absent at some point. Their properties have no values there.
    private static func elements(of nodes: [_Node]) -> Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        func add(_ element: Element) {
            result.insert(ObjectIdentifier(element))
            for child in element.children { add(child) }
        }
        for node in nodes {
            var elements: [Element] = []
            node.collect(into: &elements)
            for element in elements { add(element) }
        }
        return result
    }

    /// Returns the values from the first point to the last, or `nil` if the property is absent at a point.
    private func values(of key: Key) -> [String]? {
        // The first point shows the original values, so every property that changed has a value at its lowest point.
        guard let found = values[key], let lowest = found.keys.min(), var last = found[lowest] else { return nil }
        var result: [String] = []
        for point in (0...count).reversed() {
            if let value = found[point] { last = value }
            guard let last else { return nil }
            result.append(last)
        }
        return result.reversed()
    }
}

enum PropertyKeyframes {
    /// Returns `nil` if the values are equal, and only both ends if the others lie on a straight line between them.
    static func reduced(_ values: [String], isText: Bool) -> [String]? {
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
                // Allows 0.5 % of the change, because numbers have three digits.
                if abs(value - a - (b - a) * fraction) > abs(b - a) * 0.005 + 0.002 { return false }
            }
        }
        return true
    }

    /// Returns the numbers of a value, and the text between them.
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
    /// Rehearses the points of an animation, shows the last one, and emits the values between. During a rehearsal it only
    /// shows the last one.
    ///
    /// - Parameter putBack: Restores what the page shows, unless the first point does.
    func lead(over count: Int, _ step: (Double) -> Void, putBack: () -> Void = {}, last: () -> Void) {
        guard rehearsal == nil else { return last() }
        var record = KeyframeRecord(count: count)
        let absent = rehearse { rehearsal in
            for point in (0...count).reversed() {
                step(Double(point) / Double(count))
                record.add(rehearsal.endStep(), at: point)
            }
            putBack()
            _ = rehearsal.endStep()
            return Array(rehearsal.absent.values)
        }
        let operations = record.operations(without: absent)
        last()
        // The browser plays the values toward the operation before them.
        for operation in operations { emit(operation) }
    }

    /// Shows a new value, and rehearses the points between if the value is `Animatable` and the change is animated.
    func lead<A>(from old: A, to new: A, _ show: (A) -> Void) {
        guard rehearsal == nil, carried?.transaction.animation != nil, let old = old as? any Animatable else {
            return show(new)
        }
        lead(opened: old, to: new, show)
    }

    /// Returns whether an animatable value changes. During a rehearsal it returns `false`.
    func differ<A>(_ old: A, _ new: A) -> Bool {
        guard rehearsal == nil else { return false }
        func differ<T: Animatable>(_ opened: T) -> Bool {
            (new as? T).map { ($0.animatableData - opened.animatableData).magnitudeSquared > 0 } ?? true
        }
        return (old as? any Animatable).map { differ($0) } ?? false
    }

    private func lead<T: Animatable, A>(opened old: T, to new: A, _ show: (A) -> Void) {
        guard let target = new as? T else { return show(new) }
        let start = old.animatableData
        let change = target.animatableData - start
        guard change.magnitudeSquared > 0 else { return show(new) }
        lead(over: Self.intervalCount) { fraction in
            var data = change
            data.scale(by: fraction)
            var step = target
            step.animatableData = start + data
            if let step = step as? A { show(step) }
        } last: {
            show(new)
        }
    }

    /// Enough intervals for straight lines to differ from a full circle by less than 1 % of its radius.
    private static var intervalCount: Int { 24 }
}
