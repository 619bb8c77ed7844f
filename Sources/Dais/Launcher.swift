// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Runs the server of a process.
enum Launcher {
    /// Serves until SIGTERM or SIGINT and returns the exit code of the process.
    ///
    /// - Parameter sockets: The event loops of the sockets.
    static func serve(
        _ content: RootContent, launch: LaunchOptions, options served: ServerOptions, environment: [String: String],
        sockets: any EventLoopGroup
    ) async -> Int32 {
        var options = served
        options.allowedOrigins = list(environment["DAIS_ALLOWED_ORIGINS"])
        options.allowedHosts = list(environment["DAIS_ALLOWED_HOSTS"])
        options.clientAddressHeader = environment["DAIS_CLIENT_ADDRESS_HEADER"]
        options.worker = launch.worker
        options.drainSeconds = launch.drainSeconds
        options.metrics = launch.metrics?.description
        if let text = environment["DAIS_KEYS"], !text.isEmpty {
            do {
                options.snapshotKeys = try SnapshotKeys(text)
            } catch {
                complain("DAIS_KEYS: \(error)")
                return 2
            }
        }
        options.identityHeader = environment["DAIS_IDENTITY_HEADER"]
        options.trustedProxies = list(environment["DAIS_TRUSTED_PROXIES"])
        if let wrong = options.trustedProxies.first(where: { !TrustedProxies.accepts($0) }) {
            complain("DAIS_TRUSTED_PROXIES has addresses such as 10.0.0.7 or 10.0.0.0/8, unlike “\(wrong)”.")
            return 2
        }
        if let path = environment["DAIS_CLIENT_FILES"], !path.isEmpty {
            do {
                try ClientFileFolder(path: path).save(
                    Array(ClientAssets.shared.files.values), hash: ClientAssets.shared.hash)
            } catch {
                complain("DAIS_CLIENT_FILES: \(error)")
                return 1
            }
            options.clientFolder = path
        }
        if let path = environment["DAIS_BUILD_REPORT"], !path.isEmpty { options.buildReport = path }
        do {
            try connect(environment["DAIS_REDIS"] ?? "", &options)
        } catch {
            complain("DAIS_REDIS: \(error)")
            return 2
        }
        OpenFiles.raiseLimit()
        let logger = logger(environment)
        let address: BindAddress
        if let path = launch.socket {
            guard UnixSocketFile.makeRoom(at: path) else {
                complain("Cannot listen on \(path): another process does, or the file is no socket.")
                return 1
            }
            address = .unixDomainSocket(path: path)
        } else {
            address = .hostname(launch.host, port: launch.port)
        }
        defer { launch.socket.map { _ = unlink($0) } }
        let views = ViewApplication(root: content, options: options, logger: logger)
        do throws(MetricsAddressUnavailable) {
            try await views.metrics.open()
        } catch {
            complain("\(error)")
            return 1
        }
        let application = Application(
            router: Router(), views: views,
            configuration: ApplicationConfiguration(address: address),
            onServerRunning: { [options] channel in
                let mode = options.environment(listeningOn: channel.localAddress?.ipAddress)
                say("Listening on \(launch.place(port: channel.localAddress?.port)) (\(mode.rawValue))")
                ServiceNotice.ready.send(environment: environment)
            },
            eventLoopGroupProvider: .shared(sockets), logger: logger)
        var configuration = ServiceGroupConfiguration(
            services: [application, DrainService(views)], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // The stop must not wait for a slow client: supervisors kill the process after about ten seconds.
        configuration.maximumGracefulShutdownDuration = .seconds(5 + launch.drainSeconds)
        do {
            try await ServiceGroup(configuration: configuration).run()
            return 0
        } catch let error as IOError {
            complain("Cannot listen on \(launch.address): \(reason(error)).")
        } catch is CancellationError {
            return 0
        } catch {
            complain("Cannot listen on \(launch.address): \(error).")
        }
        return 1
    }

    /// Reads a list separated by commas.
    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func logger(_ environment: [String: String]) -> Logger {
        var logger = Logger(label: "dais")
        // Hummingbird logs its start at `info`; Dais prints its own message.
        logger.logLevel = environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .notice
        return logger
    }

    private static func reason(_ error: IOError) -> String {
        switch error.errnoCode {
        case EADDRINUSE: "the port is taken"
        case EADDRNOTAVAIL: "this machine does not have that address"
        case EACCES: "not permitted"
        case ENOENT: "its folder does not exist"
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

    /// Writes a line to standard output without buffering. `print` would delay it while standard output is a pipe.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
