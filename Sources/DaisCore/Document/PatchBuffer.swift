// SPDX-License-Identifier: Apache-2.0

/// Operations that belong together because one animation plays them.
protocol OperationGroup: AnyObject, Sendable {
    /// `false` if the operations take effect at once.
    var isAnimated: Bool { get }
    /// Returns whether the operations of both groups may become one.
    func joins(_ other: any OperationGroup) -> Bool
    /// Wraps the operations of the group into one.
    @MainActor func operation(around operations: [Operation], in document: Document) -> Operation
}

/// Records what elements would send during a rehearsal, while no operation is emitted.
@MainActor
protocol ElementRecorder: AnyObject {
    /// Keeps the original values of an element on the page. It is called before each change.
    func keep(_ element: Element, _ appearance: InternedAppearance, _ text: String?)
    /// Returns whether the element has changed since the recorder began.
    func keeps(_ element: Element) -> Bool
    /// Records a new value of a property, or `nil` if the property is removed.
    func record(_ element: Element, _ property: String, _ value: String?)
}

/// The operations of the next frame, in the order in which they were emitted.
@MainActor
package final class PatchBuffer {
    package private(set) var operations: [Operation] = []
    /// The positions in ``operations`` at which another group begins.
    private var runs: [(start: Int, group: (any OperationGroup)?)] = []
    /// The group of the operations that are emitted now.
    var group: (any OperationGroup)?
    var recorder: (any ElementRecorder)?
    /// The recorder of an interrupted rehearsal.
    var pausedRecorder: (any ElementRecorder)?

    func emit(_ operation: Operation) {
        guard recorder == nil else { return }
        let moving = group?.isAnimated == true ? group : nil
        if moving !== runs.last?.group { runs.append((operations.count, moving)) }
        operations.append(operation)
    }

    /// Returns the operations with those of each animated group wrapped into one, and empties the buffer.
    func take(in document: Document) -> [Operation] {
        defer { clear() }
        guard !runs.isEmpty else { return operations }
        var result = Array(operations[..<runs[0].start])
        var index = 0
        while index < runs.count {
            let (start, group) = runs[index]
            index += 1
            while index < runs.count, let group, let next = runs[index].group, group.joins(next) { index += 1 }
            let part = operations[start..<(index < runs.count ? runs[index].start : operations.count)]
            if let group { result.append(group.operation(around: Array(part), in: document)) } else { result += part }
        }
        return result
    }

    /// Removes operations that a later one makes superfluous, and returns an estimate of the rest in bytes. It is called
    /// after several events of one turn, and while operations wait for a slow browser: a clock would fill the buffer.
    func merge() -> Int {
        // The operations of an animation belong together.
        if runs.isEmpty {
            var seen: Set<Operation.Target> = []
            let kept = operations.reversed().filter { $0.target.map { seen.insert($0).inserted } ?? true }
            if kept.count < operations.count { operations = kept.reversed() }
        }
        return operations.reduce(0) { $0 + $1.estimate }
    }

    /// Removes the operations that change elements.
    func keepWindow() {
        operations.removeAll { !$0.isOfWindow }
        runs.removeAll(keepingCapacity: true)
    }

    func clear() {
        operations.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
    }
}

extension Operation {
    /// The part of an element that an operation replaces.
    fileprivate struct Target: Hashable {
        let code: Int
        let element: UInt32
        let name: String
    }

    fileprivate var target: Target? {
        switch self {
        case .text(let id, _): Target(code: code, element: id, name: "")
        case .attribute(let id, let name, _), .property(let id, let name, _, _), .style(let id, let name, _):
            Target(code: code, element: id, name: name)
        default: nil
        }
    }

    /// Indicates whether the operation concerns the window and not an element.
    fileprivate var isOfWindow: Bool {
        switch self {
        case .document, .log: true
        default: false
        }
    }

    fileprivate var estimate: Int {
        switch self {
        case .create(_, _, let html, _, _), .content(_, let html, _, _): 32 + html.utf8.count
        case .text(_, let text): 16 + text.utf8.count
        default: 64
        }
    }
}
