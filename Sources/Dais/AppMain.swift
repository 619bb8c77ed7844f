// SPDX-License-Identifier: Apache-2.0

import CDaisCrashNote
public import DaisCore
import DaisServer
import Foundation

extension App {
    /// Starts the server and shows the app's window group to every browser that asks; returns never.
    ///
    /// The address comes from `--host` and `--port`, then `HOST` and `PORT`, else it is `http://127.0.0.1:8080`.
    /// `DAIS_ENV` is `development` or `production`. `DAIS_ALLOWED_ORIGINS` lists further origins whose pages may
    /// connect, separated by commas, and `DAIS_CLIENT_ADDRESS_HEADER` names the header in which a proxy passes the
    /// client's address.
    public static func main() {
        let environment = ProcessInfo.processInfo.environment
        let declared = (Self.self as? any DeclaresCommandLineOptions.Type)?.commandLineOptions ?? []
        let launch: LaunchOptions
        do throws(LaunchOptions.Problem) {
            launch = try LaunchOptions(
                arguments: CommandLine.arguments, environment: environment, options: declared)
        } catch {
            Launcher.stop(because: error)
        }
        dais_crash_note_install()
        let content = RootContent(Self())
        let scripts = (Self.self as? any ServesScripts.Type)?.scripts ?? []
        Task {
            exit(await Launcher.serve(content, launch: launch, scripts: scripts, environment: environment))
        }
        // Timers and everything else that a main run loop serves keep working, as in any app.
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}
