// SPDX-License-Identifier: Apache-2.0
import CryptoExtras
import GRDB
import SwiftUI

@main
struct BoardApp: App {
    var body: some Scene {
        WindowGroup("Board") { Text("Board") }
    }
}
