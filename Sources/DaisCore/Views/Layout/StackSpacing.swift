// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Appearance {
    /// Sets the space between the views of a stack. CSS gaps cannot be negative, but margins can, so that views
    /// overlap.
    mutating func space(_ spacing: CGFloat?) {
        guard let spacing else { return }
        // A spacer has no space around it, unless the stack sets the space.
        addClass("gap")
        guard spacing != 8 else { return }
        set("gap", max(spacing, 0).px)
        guard spacing < 0 else { return }
        addClass("lap")
        set("--lap", spacing.px)
    }
}
