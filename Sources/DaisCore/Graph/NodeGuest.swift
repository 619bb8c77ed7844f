// SPDX-License-Identifier: Apache-2.0

/// An object that another part of the module attaches to a view. Its node is a child of the view, beside the body.
@MainActor
protocol NodeGuest: AnyObject {
    /// `nil` while nothing is mounted.
    var guestNode: _Node? { get }
}
