// SPDX-License-Identifier: Apache-2.0

extension Appearance {
    /// Moves the accessibility attributes of a control to the field inside it, which is the element that gets the
    /// focus.
    mutating func passAccessibility(to field: inout Appearance) {
        for name in ["aria-label", "aria-description", "aria-valuetext"] {
            guard let value = attribute(name) else { continue }
            attribute(name, nil)
            field.attribute(name, value)
        }
    }
}
