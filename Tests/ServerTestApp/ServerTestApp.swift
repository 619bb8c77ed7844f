// SPDX-License-Identifier: Apache-2.0

import Dais

@main
struct ServerTestApp: App, DeclaresCommandLineOptions {
    static let greeting = CommandLineOption("--greeting", value: "TEXT", help: "what the page says")
    static let page = CommandLineOption("--page", value: "NAME", help: "which page is shown")
    static var commandLineOptions: [CommandLineOption] { [greeting, page] }

    var body: some Scene {
        WindowGroup {
            VStack {
                switch Self.page.value {
                case "count": CountingPage()
                case "clocks": ClocksPage()
                case "tasks": BusyPage(isTask: true)
                case "changes": BusyPage(isTask: false)
                case "nesting": NestingPage()
                default: TrapView(greeting: Self.greeting.value ?? "Hello")
                }
            }
        }
    }
}

/// One tap ends the process, as an array index out of bounds in an action would, or never returns.
struct TrapView: View {
    let greeting: String

    var body: some View {
        VStack {
            Text(greeting)
            Button("Trap") {
                while greeting == "Forever" {}
                fatalError("on purpose")
            }
        }
    }
}
