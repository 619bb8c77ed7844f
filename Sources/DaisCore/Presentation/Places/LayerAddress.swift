// SPDX-License-Identifier: Apache-2.0

/// The name of a layer for modals; `nil` is the default layer.
nonisolated struct LayerAddress: Hashable, CustomStringConvertible {
    let id: String?

    var description: String { id.map { "\"\($0)\"" } ?? "the default layer" }
}
