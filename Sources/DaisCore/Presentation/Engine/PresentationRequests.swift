// SPDX-License-Identifier: Apache-2.0

/// The requests that a source keeps until it describes them anew.
///
/// A coordinator describes all of its presentations when one of them changes. Those that stay the same keep their
/// request, so that the engine tells only the others.
@MainActor
struct PresentationRequests {
    /// A presentation and its new description, or `nil` if its source no longer requests it.
    typealias Change = (machine: PresentationMachine, descriptor: PresentationDescriptor?)

    /// The number of the source; 0 until it is mounted.
    var number = 0
    private(set) var all: [DesiredPresentation] = []

    /// Makes the requests that differ from the former ones, and returns the presentations that they concern.
    ///
    /// - Parameter find: Returns the presentation of an id without a former request, such as one that is leaving.
    mutating func renew(
        _ descriptors: [PresentationDescriptor], of source: PresentationSourceNode,
        finding find: (PresentationID) -> PresentationMachine?
    ) -> [Change] {
        var former = Former(all)
        var keys: Set<PresentationKey> = []
        var changes: [Change] = []
        all = []
        all.reserveCapacity(descriptors.count)
        for index in descriptors.indices {
            let key = descriptors[index].key
            // Only the ids of coordinators are known to differ.
            let mayRepeat = descriptors.count > 1 && descriptors[index].revision == nil
            if mayRepeat, !keys.insert(key).inserted {
                all.append(DesiredPresentation(descriptors[index], of: source, isRepeated: true))
                continue
            }
            let known = former.take(key)
            if let known, known.isSame(as: descriptors[index]) {
                all.append(known)
                if let machine = known.machine, machine.box.isFrozen { changes.append((machine, known.descriptor)) }
                continue
            }
            let entry = DesiredPresentation(descriptors[index], of: source)
            entry.machine = known?.machine ?? find(entry.id)
            all.append(entry)
            if let machine = entry.machine { changes.append((machine, entry.descriptor)) }
        }
        for entry in former.rest { if let machine = entry.machine { changes.append((machine, nil)) } }
        return changes
    }

    /// The requests before a change.
    @MainActor private struct Former {
        private let entries: [DesiredPresentation]
        private var isTaken: [Bool]
        /// The index behind the last one that was found. Requests mostly keep their order.
        private var next = 0

        init(_ entries: [DesiredPresentation]) {
            self.entries = entries
            isTaken = [Bool](repeating: false, count: entries.count)
        }

        mutating func take(_ key: PresentationKey) -> DesiredPresentation? {
            guard let index = index(of: key, in: next..<entries.count) ?? index(of: key, in: 0..<next)
            else { return nil }
            next = index + 1
            isTaken[index] = true
            return entries[index]
        }

        private func index(of key: PresentationKey, in range: Range<Int>) -> Int? {
            for index in range where entries[index].id.key == key && !entries[index].isRepeated { return index }
            return nil
        }

        /// The requests that were not found again.
        var rest: [DesiredPresentation] {
            var rest: [DesiredPresentation] = []
            for index in entries.indices where !isTaken[index] { rest.append(entries[index]) }
            return rest
        }
    }
}
