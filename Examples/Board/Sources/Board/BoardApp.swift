// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A board for a team.
@main
struct BoardApp: App, DeclaresCommandLineOptions {
    static let commandLineOptions = [Backend.folderOption] + OpenIDSettings.options

    init() { Backend.open() }

    var body: some Scene {
        WindowGroup("Board") {
            RootView().environment(Hub.shared)
        }
        .authenticate { request in
            try await Backend.openID?.answer(request)
            guard let token = request.cookies[Backend.cookie] else { return nil as Member? }
            let member = try await Backend.store.member(of: token)
            if member == nil { request.clear(Backend.cookie) }
            return member
        }
    }
}
