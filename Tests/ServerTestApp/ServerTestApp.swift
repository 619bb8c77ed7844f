// SPDX-License-Identifier: Apache-2.0

import Dais

@main
struct ServerTestApp: App, DeclaresCommandLineOptions {
    static let greeting = CommandLineOption("--greeting", value: "TEXT", help: "what the page says")
    static var commandLineOptions: [CommandLineOption] { [greeting] }

    var body: some Scene {
        WindowGroup { Text(Self.greeting.value ?? "Hello") }
    }
}
