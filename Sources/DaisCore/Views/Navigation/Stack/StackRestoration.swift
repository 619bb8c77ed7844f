// SPDX-License-Identifier: Apache-2.0

extension NavigationNode {
    /// Pushes the pages that a snapshot has for the stack, unless its path or the address has pushed some, and saves the
    /// path from then on.
    func restorePath() {
        guard let restoration, let key = snapshotKey else { return }
        let saved = restoration.takeStack(key)
        if segment.values.isEmpty,
            let path: NavigationPath.CodableRepresentation = saved.flatMap(StableJSON.value(of:)),
            !path.values.isEmpty
        {
            segment.take(path.values)
            segment.write?(path.values)
        }
        restoration.follow(self) { [unowned segment = segment!] snapshot in
            // Pages above one that cannot be saved cannot be restored either.
            let values = segment.values.prefix { $0.base is any Codable }
            guard !values.isEmpty else { return }
            let path = NavigationPath.CodableRepresentation(values: Array(values))
            snapshot.stacks[key] = StableJSON.text(of: path)
        }
    }
}
