// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Runs one server for a whole process.
enum Launcher {
    /// Serves until SIGTERM or SIGINT and returns the process's exit code.
    static func serve(
        _ content: RootContent, launch: LaunchOptions, scripts: [PageScript], environment: [String: String]
    ) async -> Int32 {
        var options = ServerOptions()
        options.scripts = scripts
        options.allowedOrigins = (environment["DAIS_ALLOWED_ORIGINS"] ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        options.clientAddressHeader = environment["DAIS_CLIENT_ADDRESS_HEADER"]
        var logger = Logger(label: "dais")
        // Hummingbird reports its start at `info`; we say it in our own words.
        logger.logLevel = environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .notice
        let views = ViewApplication(root: content, options: options, logger: logger)
        let application = Application(
            router: Router(), views: views,
            configuration: ApplicationConfiguration(address: .hostname(launch.host, port: launch.port)),
            onServerRunning: { channel in
                say("Listening on http://\(authority(launch.host)):\(channel.localAddress?.port ?? launch.port)")
            },
            logger: logger)
        var configuration = ServiceGroupConfiguration(
            services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // A client that reads slowly must not keep the process: supervisors kill after about ten seconds.
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        do {
            try await ServiceGroup(configuration: configuration).run()
            return 0
        } catch let error as IOError {
            complain("Cannot listen on \(authority(launch.host)):\(launch.port): \(reason(error)).")
        } catch is CancellationError {
            return 0
        } catch {
            complain("Cannot listen on \(authority(launch.host)):\(launch.port): \(error).")
        }
        return 1
    }

    private static func authority(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

    private static func reason(_ error: IOError) -> String {
        switch error.errnoCode {
        case EADDRINUSE: "the port is taken"
        case EADDRNOTAVAIL: "this machine does not have that address"
        case EACCES: "not permitted"
        default: String(cString: strerror(error.errnoCode))
        }
    }

    static func stop(because problem: LaunchOptions.Problem) -> Never {
        switch problem {
        case .help(let text):
            say(text)
            exit(0)
        case .invalid(let message):
            complain(message)
            exit(2)
        }
    }

    /// Straight to the descriptor: `print` would hold the line back as long as standard output is a pipe.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
