// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The board's pages for a member, and the forms that lead there for anybody else.
struct RootView: View {
    @Environment(\.member) private var member
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var colorScheme
    @State private var place = Place()

    var body: some View {
        Group {
            if let member {
                NavigationStack(path: $place.path) {
                    BoardsPage()
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .board(let id): BoardLoader(id: id, member: member, opened: $place.card)
                            case .people: PeoplePage()
                            case .account: AccountPage()
                            }
                        }
                }
                .onAppear { (place.invitation, place.failure) = (nil, nil) }
            } else if let token = place.invitation {
                InvitationPage(token: token)
            } else {
                LoginPage(address: place.address, failure: place.failure)
            }
        }
        .navigationRoutes($place, path: \.path)
        .onChange(of: place.path) { place.card = place.path.isEmpty ? nil : place.card }
        // Indigo is too dark for words on black.
        .tint(colorScheme == .dark ? Color(red: 0.54, green: 0.53, blue: 1) : .indigo)
        .environment(
            \.layoutDirection, locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
