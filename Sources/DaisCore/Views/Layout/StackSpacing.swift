// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Appearance {
    /// Sets the space between the views of a stack. CSS gaps cannot be negative, but margins can, so that views
    /// overlap.
    mutating func space(_ spacing: CGFloat?) {
        guard let spacing, spacing != 8 else { return }
        set("gap", max(spacing, 0).px)
        guard spacing < 0 else { return }
        addClass("lap")
        set("--lap", spacing.px)
    }
}
