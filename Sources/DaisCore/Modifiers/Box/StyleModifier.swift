// SPDX-License-Identifier: Apache-2.0

/// A modifier that sets one CSS property.
nonisolated struct StyleModifier: BoxModifier {
    let property: String
    let value: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let value { appearance.set(property, value) }
    }
}
