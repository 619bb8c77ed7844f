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
            if let token = request.cookies[Backend.cookie] {
                if let member = try await Backend.store.member(of: token) { return member }
                request.clear(Backend.cookie)
            }
            try await Backend.openID?.leadOut(request)
            return nil as Member?
        }
    }
}
