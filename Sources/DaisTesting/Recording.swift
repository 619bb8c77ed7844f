// SPDX-License-Identifier: Apache-2.0
package import DaisCore

/// The cost of a change: its operations, the evaluated bodies, and the bytes of its frame.
package struct RecordedPatch: Equatable {
    package let operations: [Operation]
    package let bodies: Int

    package init(operations: [Operation], bodies: Int) {
        self.operations = operations
        self.bodies = bodies
    }

    /// The length of the frame on the wire, in bytes.
    package var bytes: Int {
        ServerFrame.patch(sequence: 1, acknowledged: 1, operations).text.utf8.count
    }
}

extension Screen {
    /// Performs a change, for example with a query's action, and returns its cost.
    @discardableResult
    package func record(_ change: () -> Void) -> RecordedPatch {
        settle()
        let before = bodies
        journal = []
        defer { journal = nil }
        operations(after: change)
        return RecordedPatch(operations: journal ?? [], bodies: bodies - before)
    }
}
