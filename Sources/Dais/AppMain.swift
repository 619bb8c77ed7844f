// SPDX-License-Identifier: Apache-2.0

import CDaisCrashNote
public import DaisCore
import DaisServer
import Foundation
import NIOCore
import NIOPosix

extension App {
    /// Starts the server and shows the app's window group in every browser that connects. The function never returns.
    ///
    /// The address is set by `--host` and `--port`, or else by `HOST` and `PORT`; the default is
    /// `http://127.0.0.1:8080`. `DAIS_ENV` is `development` or `production`. `DAIS_ALLOWED_ORIGINS` lists additional
    /// origins whose pages may connect, separated by commas, `DAIS_ALLOWED_HOSTS` the host names that are answered, and
    /// `DAIS_CLIENT_ADDRESS_HEADER` names the header with which a proxy passes the client's address. `DAIS_TURN_LIMIT` is
    /// the number of seconds after which a handler that does not return ends the process, 10 by default.
    /// `DAIS_SOCKET_THREAD` is `pool`, the default, for sockets on threads of their own, or `main` for sockets on the main
    /// thread. `DAIS_KEYS` contains the keys with which the state of sessions survives the process.
    /// `--socket` listens on a Unix socket instead of an address, and `--workers` starts several processes;
    /// docs/Deployment.md describes both.
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
        guard launch.workers == 1 else {
            Supervisor(launch, environment: environment, logger: Launcher.logger(environment)).run()
        }
        WorkerProcess.followSupervisor(environment: environment)
        dais_crash_note_install()
        dais_watchdog_start(launch.turnLimit)
        let content = RootContent(of: Self.self)
        let served = Self.self as? any ServesScripts.Type
        var options = ServerOptions()
        options.scripts = served?.scripts ?? []
        options.trustedTypePolicies = served?.trustedTypePolicies
        let start = { @Sendable [options] (sockets: any EventLoopGroup) in
            _ = Task.detached {
                exit(
                    await Launcher.serve(
                        content, launch: launch, options: options, environment: environment, sockets: sockets))
            }
        }
        if launch.socketThread == .main, MainThreadLoop.run(start) { return }
        start(MultiThreadedEventLoopGroup.singleton)
        // The main run loop serves timers and other sources, as in any app.
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}
