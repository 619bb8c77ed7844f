// SPDX-License-Identifier: Apache-2.0
package import DaisCore

/// What one change cost: the operations it led to, the bodies it evaluated, the bytes of its frame.
package struct RecordedPatch: Equatable {
    package let operations: [Operation]
    package let bodies: Int

    package init(operations: [Operation], bodies: Int) {
        self.operations = operations
        self.bodies = bodies
    }

    /// The length of the frame as it would go over the wire.
    package var bytes: Int {
        ServerFrame.patch(sequence: 1, acknowledged: 1, operations).text.utf8.count
    }
}

extension Screen {
    /// Changes something, by a query's action too, and answers what that cost.
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
