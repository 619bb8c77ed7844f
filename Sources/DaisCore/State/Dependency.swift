// SPDX-License-Identifier: Apache-2.0
import CDaisThread
import Synchronization

/// Something bodies read: a state's storage, an environment value. Knows the composites that read it and marks them
/// when it changes.
///
/// Reading and writing are safe from any thread, since `Task.detached` may hold a binding; only bodies, which run on
/// the main actor, are remembered as readers.
class Dependency: @unchecked Sendable {
    // Addresses of composites. Linear, because most have one or two readers; leaving goes from the end, where a closing
    // row's entries are.
    private let readers = Mutex(Few<UInt>())

    /// Remembers the composite whose body is being evaluated on this thread, if any.
    @inline(__always)
    final func recordRead() {
        guard let pointer = dais_evaluating() else { return }
        recordRead(Unmanaged<CompositeBase>.fromOpaque(pointer))
    }

    private func recordRead(_ reader: Unmanaged<CompositeBase>) {
        let address = UInt(bitPattern: reader.toOpaque())
        let isNew = readers.withLock { list in
            if list.contains(address) { return false }
            list.append(address)
            return true
        }
        guard isNew else { return }
        // Not asked for the main actor, where bodies are evaluated: asking takes longer than all of this.
        reader._withUnsafeGuaranteedRef { $0.dependencies.append(self) }
    }

    final func forget(_ reader: CompositeBase) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(reader).toOpaque())
        readers.withLock { $0.removeLast(address) }
    }

    /// Marks every reader for evaluation.
    final func changed() {
        for node in readingNodes { node.invalidateFromAnyThread() }
    }

    final var readingNodes: [CompositeBase] {
        // Strong references are taken under the lock: a node may leave the tree on the main actor meanwhile.
        readers.withLock { list in
            var nodes: [CompositeBase] = []
            list.forEach { address in
                guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                nodes.append(Unmanaged<CompositeBase>.fromOpaque(pointer).takeUnretainedValue())
            }
            return nodes
        }
    }
}
