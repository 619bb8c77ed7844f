// SPDX-License-Identifier: Apache-2.0
import CDaisThread
import Synchronization

/// A value that bodies read, such as the storage of a state or an environment value. A dependency knows the composites
/// that read it and marks them when it changes.
///
/// Any thread may read and write, since `Task.detached` may hold a binding. Only bodies, which run on the main actor,
/// are recorded as readers.
@usableFromInline
class Dependency: @unchecked Sendable {
    // Addresses of composites. The list is linear because most have one or two readers. Removal starts at the end,
    // which has the entries of a closing row.
    private let readers = Mutex(SmallArray<UInt>())

    /// Records the composite whose body is being evaluated on this thread, if any.
    @inline(__always)
    final func recordRead() {
        guard let pointer = dais_evaluating() else { return }
        recordRead(Unmanaged<_CompositeBase>.fromOpaque(pointer))
    }

    private func recordRead(_ reader: Unmanaged<_CompositeBase>) {
        let address = UInt(bitPattern: reader.toOpaque())
        let isNew = readers.withLock { list in
            if list.contains(address) { return false }
            list.append(address)
            return true
        }
        guard isNew else { return }
        // No main-actor assertion: bodies always run there, and the assertion takes longer than the rest of this
        // method.
        reader._withUnsafeGuaranteedRef { $0.dependencies.append(self) }
    }

    final func forget(_ reader: _CompositeBase) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(reader).toOpaque())
        readers.withLock { $0.removeLast(address) }
    }

    /// Marks every reader for evaluation.
    final func changed() {
        for node in readingNodes { node.invalidateFromAnyThread() }
    }

    final var readingNodes: [_CompositeBase] {
        // The lock protects taking strong references: a node may leave the tree on the main actor meanwhile.
        readers.withLock { list in
            var nodes: [_CompositeBase] = []
            list.forEach { address in
                guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                nodes.append(Unmanaged<_CompositeBase>.fromOpaque(pointer).takeUnretainedValue())
            }
            return nodes
        }
    }
}
