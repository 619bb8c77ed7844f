// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// A gesture as the browser is told of it, in prefix notation; `docs/WireProtocol.md` has the grammar.
public struct _GestureOutline {
    private(set) var text = ""
    /// Whether somebody wants to hear of changes, not only of the end.
    var isWatched = false
    private(set) var kinds: Set<Character> = []

    mutating func add(_ kind: Character, _ least: Double, _ most: Double? = nil, in space: CoordinateSpace? = nil) {
        kinds.insert(kind)
        var word = "\(kind)\(least.css)"
        if let most { word += ",\(most.css)" }
        if isWatched { word += "~" }
        if let space { word += "@\(space.wireName)" }
        add(word)
    }

    mutating func join(_ sign: String) { add(sign) }

    private mutating func add(_ word: String) { text += text.isEmpty ? word : " " + word }

    mutating func watching(_ describe: (inout _GestureOutline) -> Void) {
        let before = isWatched
        isWatched = true
        describe(&self)
        isWatched = before
    }
}

extension CoordinateSpace {
    /// `g`, `l`, or a hash: names may hold anything.
    var wireName: String {
        switch self {
        case .global: return "g"
        case .local: return "l"
        case .named(let name):
            var hash = FNV1a()
            hash.add("\(name.base)")
            return "n" + hash.hex
        }
    }
}

/// What one recogniser of the browser has seen. Recognisers ask for it in the order in which they were described.
@MainActor
public final class _GestureInput {
    struct Report {
        let phase: Int
        let numbers: EventPayload

        func point(_ index: Int) -> CGPoint { CGPoint(x: self[index], y: self[index + 1]) }
        subscript(index: Int) -> Double { numbers[index + 2].points ?? 0 }

        func phase<T>(_ value: T) -> _GesturePhase<T> {
            switch phase {
            case 0: .changed(value)
            case 1: .ended(value)
            default: .failed
            }
        }
    }
    private let recogniser: Int?
    private let report: Report
    private var next = 0
    private var later: [() -> Void] = []

    init(_ payload: EventPayload) {
        recogniser = payload[0].int ?? -1
        report = Report(phase: payload[1].int ?? 2, numbers: payload)
    }

    /// Every recogniser has failed.
    static func failure() -> _GestureInput { _GestureInput() }

    private init() {
        recogniser = nil
        report = Report(phase: 2, numbers: .null)
    }

    func take() -> Report? {
        defer { next += 1 }
        return recogniser == nil || recogniser == next ? report : nil
    }

    /// Runs when every action of the gesture has.
    func afterwards(_ action: @escaping () -> Void) { later.append(action) }

    func finish() {
        for action in later { action() }
        later = []
    }
}

/// What a gesture knows from one event to the next.
@MainActor
public final class _GestureMemory {
    var kept: Any?
    private var parts: [_GestureMemory] = []

    func part(_ index: Int) -> _GestureMemory {
        while parts.count <= index { parts.append(_GestureMemory()) }
        return parts[index]
    }

    func clear() {
        kept = nil
        parts = []
    }
}
