// SPDX-License-Identifier: Apache-2.0

/// Something that another folder keeps with a view, and whose node hangs below the view beside its body.
@MainActor
protocol NodeGuest: AnyObject {
    /// `nil` while nothing is mounted.
    var guestNode: _Node? { get }
}
