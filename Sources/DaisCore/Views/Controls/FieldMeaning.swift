// SPDX-License-Identifier: Apache-2.0

extension Appearance {
    /// Hands what modifiers said of a control to the field in it: that is what people reach and hear named.
    mutating func handMeaning(to field: inout Appearance) {
        for name in ["aria-label", "aria-description", "aria-valuetext"] {
            guard let value = attribute(name) else { continue }
            attribute(name, nil)
            field.attribute(name, value)
        }
    }
}
