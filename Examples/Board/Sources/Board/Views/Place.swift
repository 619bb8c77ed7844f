// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page above the list of boards.
enum Page: Hashable {
    case board(Int64)
    case people
    case account
}

/// The places that have an address: `/boards/7?card=12`, `/people`, `/account` and `/invite/SECRET`.
struct Place: NavigationRoute {
    var path: [Page] = []
    var card: Int64?
    var invitation: String?
    /// The reason why a login with a provider has failed.
    var failure: OpenIDFailure?

    init() {}

    init?(address: URL) {
        let parts = address.pathComponents.filter { $0 != "/" }
        switch (parts.first, parts.count) {
        case (nil, 0):
            failure = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == OpenIDLogin.failureItem }?.value.flatMap { OpenIDFailure(rawValue: $0) }
        case ("boards", 2):
            guard let id = Int64(parts[1]) else { return nil }
            path = [.board(id)]
            card = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == "card" }?.value.flatMap { Int64($0) }
        case ("people", 1): path = [.people]
        case ("account", 1): path = [.account]
        case ("invite", 2): invitation = parts[1]
        default: return nil
        }
    }

    var address: String {
        if let invitation { return "/invite/\(invitation)" }
        switch path.last {
        case nil: return "/"
        case .people: return "/people"
        case .account: return "/account"
        case .board(let id): return "/boards/\(id)" + (card.map { "?card=\($0)" } ?? "")
        }
    }
}
