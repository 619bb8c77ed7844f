// SPDX-License-Identifier: Apache-2.0

/// The name of a layer that modals are put in; `nil` names the default one.
nonisolated struct LayerAddress: Hashable, CustomStringConvertible {
    let id: String?

    var description: String { id.map { "\"\($0)\"" } ?? "the default layer" }
}
