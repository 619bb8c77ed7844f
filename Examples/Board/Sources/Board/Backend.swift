// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The data of this process.
enum Backend {
    static let folderOption = CommandLineOption(
        "--data", value: "FOLDER", help: "where the board keeps its data (BOARD_DATA, or else board-data)")
    static let cookie = "board-login"

    /// The store, which is opened once. A process that cannot open it ends with the reason.
    static let store: BoardStore = {
        let path = folderOption.value ?? ProcessInfo.processInfo.environment["BOARD_DATA"] ?? "board-data"
        do {
            let store = try BoardStore(folder: URL(fileURLWithPath: path))
            if let password = try store.addFirstAdministrator() {
                print("The first administrator: admin@example.org with the password \(password)")
                fflush(nil)
            }
            return store
        } catch {
            FileHandle.standardError.write(Data("Board cannot open \(path): \(error)\n".utf8))
            exit(1)
        }
    }()

    /// The login with a provider, or `nil` without one. A process whose options are wrong ends with the reason.
    static let openID: OpenIDLogin? = {
        do {
            return try OpenIDSettings.fromCommandLine().map { try OpenIDLogin($0, store: store) }
        } catch {
            FileHandle.standardError.write(Data("Board cannot offer a login: \(error)\n".utf8))
            exit(1)
        }
    }()

    private static let purging = store.purgeDaily()

    static func open() { _ = (purging, openID) }
}
