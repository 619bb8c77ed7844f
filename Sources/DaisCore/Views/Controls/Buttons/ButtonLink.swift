// SPDX-License-Identifier: Apache-2.0

/// The address of a button that is a link, which people can copy or open in a new tab.
nonisolated final class ButtonLink: Sendable {
    /// The address as it is in the page; `nil` if the link leads nowhere.
    let address: String?
    /// The class of the element.
    let name: String
    /// A Boolean that is `true` if the browser follows the link, so that a click does not run the action.
    let isFollowed: Bool

    init(address: String?, name: String, isFollowed: Bool = false) {
        self.address = address
        self.name = name
        self.isFollowed = isFollowed
    }
}
