// SPDX-License-Identifier: Apache-2.0

extension NavigationSegment {
    /// Pushes the pages that a snapshot has for the stack, unless its path or the address has pushed some, and saves the
    /// path from then on.
    func restorePath(of stack: _Node) {
        guard let restoration = stack.restoration, let key = stack.snapshotKey, stack.heldEffects == nil else { return }
        var saved = restoration.takeStack(key)
        // The address of the browser is newer than the state.
        if restoration.isAtOtherAddress, model?.places != nil { saved = nil }
        if values.isEmpty, let path: NavigationPath.CodableRepresentation = saved.flatMap(StableJSON.value(of:)),
            !path.values.isEmpty
        {
            take(path.values)
            write?(path.values)
        }
        restoration.follow(stack) { [unowned self] snapshot in
            // Pages above one that cannot be saved cannot be restored either.
            let values = values.prefix { $0.base is any Codable }
            guard !values.isEmpty else { return }
            let path = NavigationPath.CodableRepresentation(values: Array(values))
            snapshot.stacks[key] = StableJSON.text(of: path)
        }
    }
}
