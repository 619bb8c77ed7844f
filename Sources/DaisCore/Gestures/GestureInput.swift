// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The description of a gesture for the browser in prefix notation; `docs/WireProtocol.md` has the grammar.
public struct _GestureOutline {
    private(set) var text = ""
    /// Indicates whether changes are observed, and not only the end.
    var isWatched = false
    private(set) var kinds: Set<Character> = []
    private(set) var recognizers: [(kind: Character, isWatched: Bool)] = []
    private(set) var isSequence = false
    /// Indicates whether a sign for two gestures precedes.
    private(set) var isCombined = false
    /// Indicate whether the gesture updates a `@GestureState`, and whether it has actions.
    var keepsState = false
    var acts = false
    /// The modifier keys that have to be pressed when the gesture begins.
    private var keys: EventModifiers = []

    mutating func add(_ kind: Character, _ least: Double, _ most: Double? = nil, in space: CoordinateSpace? = nil) {
        kinds.insert(kind)
        recognizers.append((kind, isWatched))
        var word = "\(kind)\(least.css)"
        if let most { word += ",\(most.css)" }
        if isWatched { word += "~" }
        if !keys.isEmpty { word += "^\(keys.rawValue)" }
        if let space { word += "@\(space.wireName)" }
        add(word)
    }

    mutating func join(_ sign: String) {
        if sign == ">" { isSequence = true }
        isCombined = true
        add(sign)
    }

    private mutating func add(_ word: String) { text += text.isEmpty ? word : " " + word }

    mutating func holding(_ modifiers: EventModifiers, _ describe: (inout _GestureOutline) -> Void) {
        let before = keys
        keys.formUnion(modifiers)
        describe(&self)
        keys = before
    }

    mutating func watching(_ describe: (inout _GestureOutline) -> Void) {
        let before = isWatched
        isWatched = true
        describe(&self)
        isWatched = before
    }
}

extension CoordinateSpace {
    /// Returns `g`, `l`, the name of a scroll view's space, or a hash, because names can contain any character.
    var wireName: String {
        switch self {
        case .global: return "g"
        case .local: return "l"
        case .named(let name):
            if let space = name.base as? ScrollSpace { return space.wireName }
            var hash = FNV1a()
            hash.add("\(name.base)")
            return "n" + hash.hex
        }
    }
}

/// The browser's report about the recognizers of a gesture. Gestures take their part in the order of the description.
@MainActor
public final class _GestureInput {
    struct Report {
        let phase: Int
        let numbers: EventPayload

        func point(_ index: Int) -> CGPoint {
            CGPoint(x: numbers[index + 2].points ?? 0, y: numbers[index + 3].points ?? 0)
        }
        /// A factor, an angle or a velocity.
        subscript(index: Int) -> Double { numbers[index + 2].amount ?? 0 }

        func phase<T>(_ value: T) -> _GesturePhase<T> {
            switch phase {
            case 0: .changed(value)
            case 1: .ended(value)
            default: .failed
            }
        }
    }
    private let recognizer: Int?
    private let report: Report
    private var next = 0
    private var later: [() -> Void] = []
    /// The probe of a prediction. While there is one, no action runs, and states change only temporarily.
    let probe: FollowProbe?

    init(_ payload: EventPayload, _ probe: FollowProbe? = nil) {
        self.probe = probe
        recognizer = payload[0].int ?? -1
        report = Report(phase: payload[1].int ?? 2, numbers: payload)
    }

    var isEnding: Bool { report.phase != 0 }

    /// Returns a report that every recognizer has failed.
    static func failure() -> _GestureInput { _GestureInput() }

    private init() {
        probe = nil
        recognizer = nil
        report = Report(phase: 2, numbers: .null)
    }

    func take() -> Report? {
        defer { next += 1 }
        return recognizer == nil || recognizer == next ? report : nil
    }

    /// Adds an action that runs after all actions of the gesture.
    func afterwards(_ action: @escaping () -> Void) { later.append(action) }

    func finish() {
        for action in later { action() }
        later = []
    }
}

/// The memory of a gesture between two events.
@MainActor
public final class _GestureMemory {
    var kept: Any?
    /// Indicates whether a gesture state has to be reset.
    var keepsState = false
    private var parts: [_GestureMemory] = []

    func part(_ index: Int) -> _GestureMemory {
        while parts.count <= index { parts.append(_GestureMemory()) }
        return parts[index]
    }

    var holdsState: Bool { keepsState || parts.contains { $0.holdsState } }

    func clear() {
        kept = nil
        keepsState = false
        parts = []
    }
}
