// SPDX-License-Identifier: Apache-2.0

/// The look of a view at a distance from the beginning of its scroll view.
nonisolated struct EffectFrame: Equatable, Sendable {
    let place: Double
    let transform: String
    let filter: String
    let opacity: Double
    private let motion: TextNumbers

    init(place: Double, changes: _VisualChanges) {
        self.place = place
        transform = changes.transforms.isEmpty ? "none" : changes.transforms.joined(separator: " ")
        filter = changes.filters.isEmpty ? "none" : changes.filters.joined(separator: " ")
        opacity = changes.opacity
        motion = TextNumbers("\(transform) \(filter) \(opacity.css)")
    }

    /// Returns whether the browser shows nearly this look between two others.
    func isBetween(_ a: EffectFrame, _ b: EffectFrame) -> Bool {
        guard motion.words == a.motion.words, motion.words == b.motion.words else { return false }
        let part = (place - a.place) / (b.place - a.place)
        return motion.numbers.indices.allSatisfy { index in
            let (first, last) = (a.motion.numbers[index], b.motion.numbers[index])
            let shown = first.value + (last.value - first.value) * part
            return abs(shown - motion.numbers[index].value) <= max(first.tolerance, last.tolerance)
        }
    }

    func write(to json: inout JSONWriter) {
        json.raw("[")
        json.number(place)
        json.raw(",")
        json.string(transform)
        json.raw(",")
        json.string(filter)
        json.raw(",")
        json.number(opacity)
        json.raw("]")
    }
}

/// Finds the looks between which a browser can interpolate. It samples the effect more densely where it is not linear.
nonisolated struct EffectSampler {
    /// An effect that has more corners than this is coarser than the app describes it.
    private static let limit = 256
    let sample: (Double) -> EffectFrame

    /// Returns looks in the order of their places.
    ///
    /// - Parameters:
    ///   - way: The places that the view can have.
    ///   - sight: The places at which the view can be seen. They get most of the samples.
    func frames(along way: ClosedRange<Double>, inSight sight: ClosedRange<Double>) -> [EffectFrame] {
        var places = Self.steps(way, 8)
        if sight.overlaps(way) { places += Self.steps(sight.clamped(to: way), 16) }
        let grid = Set(places).sorted().map(sample)
        var budget = Self.limit - grid.count
        var found = [grid[0]]
        for index in grid.indices.dropFirst() { refine(grid[index - 1], grid[index], &found, &budget) }
        return Self.simplified(found)
    }

    private static func steps(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
        (0...count).map {
            let place = range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count)
            return min(max(place.rounded(), range.lowerBound), range.upperBound)
        }
    }

    /// Appends the samples after `a` up to `b`.
    private func refine(_ a: EffectFrame, _ b: EffectFrame, _ found: inout [EffectFrame], _ budget: inout Int) {
        // Half a point is less than anyone sees of a jump.
        if b.place - a.place > 0.5, budget > 0 {
            budget -= 1
            let middle = sample((a.place + b.place) / 2)
            if !middle.isBetween(a, b) {
                refine(a, middle, &found, &budget)
                return refine(middle, b, &found, &budget)
            }
        }
        found.append(b)
    }

    /// Removes the samples that lie between those before and after them.
    private static func simplified(_ frames: [EffectFrame]) -> [EffectFrame] {
        var kept = [frames[0]]
        var start = 0
        for end in frames.indices.dropFirst(2)
        where !frames[start + 1..<end].allSatisfy({ $0.isBetween(frames[start], frames[end]) }) {
            start = end - 1
            kept.append(frames[start])
        }
        return frames.count > 1 ? kept + [frames[frames.count - 1]] : kept
    }
}

/// A text of CSS as numbers and the words between them. Pixels are no part of a word, because 0 has no unit.
nonisolated struct TextNumbers: Equatable, Sendable {
    struct Number: Equatable {
        let value: Double
        /// An amount that nobody sees.
        let tolerance: Double
    }

    /// The words around the numbers: one more than there are numbers.
    private(set) var words: [Substring] = []
    private(set) var numbers: [Number] = []

    init(_ text: String) {
        let bytes = text.utf8
        var word = text.startIndex
        var index = text.startIndex
        // A digit in a name such as `rotate3d` belongs to the name.
        var isInName = false
        while index < text.endIndex {
            let end = bytes[index...].firstIndex { !Self.isNumeric($0) } ?? text.endIndex
            if end > index, !isInName, let value = Double(text[index..<end]) {
                let isLength = text[end...].hasPrefix("px")
                let tolerance = isLength ? 0.25 : text[end...].hasPrefix("deg") ? 0.1 : 0.003
                words.append(text[word..<index])
                numbers.append(Number(value: value, tolerance: tolerance))
                word = isLength ? text.index(end, offsetBy: 2) : end
            }
            index = max(word, end)
            guard index < text.endIndex else { break }
            isInName = Self.isLetter(bytes[index])
            index = bytes.index(after: index)
        }
        words.append(text[word...])
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "/")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
