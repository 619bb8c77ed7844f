// SPDX-License-Identifier: Apache-2.0

/// Adds a class of `containers.css`.
nonisolated struct ClassModifier: BoxModifier {
    let name: String

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) { appearance.addClass(name) }
}
