// SPDX-License-Identifier: Apache-2.0
public import Testing
import DaisCore

/// The cost of a change, as ``Screen/measure(maxBodies:maxOperations:maxBytes:sourceLocation:_:)`` returns it.
///
/// ```swift
/// let cost = screen.measure { screen.button("Add").tap() }
/// #expect(cost.bodiesByView["ItemRow"] == 1)
/// ```
public struct ChangeCost: Sendable, CustomStringConvertible {
    /// The evaluated bodies of the app, by the names of their views.
    public let bodiesByView: [String: Int]
    /// The number of changes to the page that were sent.
    public let operations: Int
    /// The length of all operations in one frame, before compression.
    public let bytes: Int
    private let lines: [String]

    /// The number of evaluated bodies of the app.
    public var bodies: Int { bodiesByView.values.reduce(0, +) }

    init(_ patch: RecordedPatch, bodiesByView: [String: Int]) {
        self.bodiesByView = bodiesByView
        operations = patch.operations.count
        bytes = patch.operations.isEmpty ? 0 : patch.bytes
        lines = patch.operations.map { operation in
            let text = "\(operation)"
            return text.count > 160 ? text.prefix(159) + "…" : text
        }
    }

    /// The numbers, the views with evaluated bodies, and the operations.
    public var description: String {
        let most = 20
        let views = bodiesByView.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value) × \($0.key)" }
        let listed = lines.prefix(most).map { "  \($0)" }
        let rest = lines.count > most ? ["  and \(lines.count - most) more"] : []
        let heads = (["\(bodies) bodies"], ["\(operations) operations, \(bytes) bytes"])
        return (heads.0 + views + heads.1 + listed + rest).joined(separator: "\n")
    }
}

extension Screen {
    /// Performs a change, and returns its cost: evaluated bodies, and what was sent to the browser.
    ///
    /// A body that reads more than it needs is evaluated too often. A limit keeps this from coming back:
    /// ```swift
    /// screen.measure(maxBodies: 1, maxBytes: 200) {
    ///     screen.toggle("Done").tap()
    /// }
    /// ```
    /// If the cost exceeds a limit, the function records an issue with the evaluated views and the operations.
    ///
    /// - Parameters:
    ///   - maxBodies: The largest allowed number of evaluated bodies, or `nil` for any number.
    ///   - maxOperations: The largest allowed number of operations, or `nil` for any number.
    ///   - maxBytes: The largest allowed number of bytes, or `nil` for any number.
    ///   - sourceLocation: The place of the issue.
    ///   - change: The change, for example an action of a query. Updates that were pending before it are not counted.
    @discardableResult
    public func measure(
        maxBodies: Int? = nil, maxOperations: Int? = nil, maxBytes: Int? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void
    ) -> ChangeCost {
        becomeIdle()
        tree.bodiesByView = [:]
        let patch = record(change)
        let cost = ChangeCost(patch, bodiesByView: tree.bodiesByView ?? [:])
        tree.bodiesByView = nil
        let exceeded = [
            ("bodies", cost.bodies, maxBodies), ("operations", cost.operations, maxOperations),
            ("bytes", cost.bytes, maxBytes),
        ].compactMap { unit, count, most in
            most.flatMap { count > $0 ? "\(count) \(unit), more than \($0)" : nil }
        }
        if !exceeded.isEmpty {
            Issue.record(
                "The change cost \(exceeded.joined(separator: " and ")).\n\(cost)", sourceLocation: sourceLocation)
        }
        return cost
    }
}
