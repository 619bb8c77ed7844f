// SPDX-License-Identifier: Apache-2.0

import DaisServer

/// The address of the server and the number of its processes, read from the command line and the environment.
struct LaunchOptions: Equatable {
    enum Problem: Error, Equatable {
        /// The user asked for `--help`, which is not an error.
        case help(String)
        case invalid(String)
    }

    /// The thread that reads and writes the sockets.
    enum SocketThread: String {
        /// The main thread, where turns run.
        case main
        /// The threads of the event loops that all of a process share.
        case pool
    }

    var host = "127.0.0.1"
    var port = 8080
    /// The path of the Unix socket to listen on, instead of the host and port.
    var socket: String?
    /// The number of processes.
    var workers = 1
    /// The name of this process among several.
    var worker: String?
    /// The number of seconds over which a server that stops sends its browsers away.
    var drainSeconds = 0
    /// The address for metrics, or `nil` for none.
    var metrics: MetricsAddress?
    /// The number of seconds that a turn may take before the process ends, or 0 for no limit.
    var turnLimit: UInt32 = 10
    var socketThread = SocketThread.pool
    /// The arguments that are options of the app.
    private(set) var appArguments: [String] = []

    /// The path of a Unix socket has at most 107 bytes, and a worker adds its number.
    private static let longestSocket = 100
    private static let mostWorkers = 64

    /// Reads the options. Flags override the environment, which overrides the defaults.
    ///
    /// - Parameter arguments: The arguments of the process, starting with the program's name.
    /// - Throws: ``Problem`` for `--help` and for unknown or invalid arguments.
    init(arguments: [String], environment: [String: String], options: [CommandLineOption]) throws(Problem) {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let host = variable("HOST") { self.host = host }
        if let port = variable("PORT") { self.port = try Self.number(port, of: "PORT", in: 0...65535) }
        if let path = variable("DAIS_SOCKET") { socket = try Self.socket(path, of: "DAIS_SOCKET") }
        if let count = variable("DAIS_WORKERS") {
            workers = try Self.number(count, of: "DAIS_WORKERS", in: 1...Self.mostWorkers)
        }
        if let seconds = variable("DAIS_DRAIN") {
            drainSeconds = try Self.number(seconds, of: "DAIS_DRAIN", in: 0...3600)
        }
        if let name = variable("DAIS_WORKER") {
            guard ServerOptions.isWorker(name) else {
                throw .invalid("DAIS_WORKER must be up to 16 letters and digits, not “\(name)”.")
            }
            worker = name
        }
        if let text = variable("DAIS_METRICS") {
            guard let address = MetricsAddress(text) else {
                throw .invalid("DAIS_METRICS must be an address such as 127.0.0.1:9100, not “\(text)”.")
            }
            metrics = address
        }
        if let text = variable("DAIS_TURN_LIMIT") {
            guard let seconds = UInt32(text) else {
                throw .invalid("DAIS_TURN_LIMIT must be a number of seconds, or 0 for no limit, not “\(text)”.")
            }
            turnLimit = seconds
        }
        if let text = variable("DAIS_SOCKET_THREAD") {
            guard let thread = SocketThread(rawValue: text) else {
                throw .invalid("DAIS_SOCKET_THREAD must be main or pool, not “\(text)”.")
            }
            socketThread = thread
        }
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
            var value = argument == name ? nil : String(argument.dropFirst(name.count + 1))
            let takesValue =
                ["--host", "--port", "--socket", "--workers"].contains(name)
                || options.contains { $0.name == name && $0.valueName != nil }
            if takesValue, value == nil {
                guard let next = rest.popFirst() else { throw .invalid("\(name) needs a value.") }
                value = next
            }
            switch name {
            case "--host": host = value ?? ""
            case "--port": port = try Self.number(value ?? "", of: name, in: 0...65535)
            case "--socket": socket = try Self.socket(value ?? "", of: name)
            case "--workers": workers = try Self.number(value ?? "", of: name, in: 1...Self.mostWorkers)
            case "--help", "-h": throw .help(Self.help(program: arguments.first ?? "app", options: options))
            default:
                guard let option = options.first(where: { $0.name == name }) else {
                    throw .invalid("Unknown argument \(argument). --help lists what there is.")
                }
                if option.valueName == nil, value != nil { throw .invalid("\(name) takes no value.") }
                appArguments.append(name)
                if let value { appArguments.append(value) }
            }
        }
        if host.isEmpty { throw .invalid("--host needs a value.") }
        if socket == nil, port + workers - 1 > 65535, port != 0 {
            throw .invalid("\(workers) workers need the ports up to \(port + workers - 1), and 65535 is the last one.")
        }
    }

    /// The host and port, or the path of the socket.
    var address: String { socket ?? "\(authority):\(port)" }

    /// The address for the line that says that the server is ready.
    ///
    /// - Parameter port: The port that the system has chosen.
    func place(port: Int?) -> String { socket.map { "unix:" + $0 } ?? "http://\(authority):\(port ?? self.port)" }

    private var authority: String { host.contains(":") ? "[\(host)]" : host }

    /// The arguments of a worker, which listens on a port or socket of its own.
    ///
    /// - Parameter number: The number of the worker, from 1.
    func arguments(ofWorker number: Int) -> [String] {
        let place =
            if let socket {
                ["--socket", Self.numbered(socket, number)]
            } else {
                ["--host", host, "--port", String(port == 0 ? 0 : port + number - 1)]
            }
        return place + ["--workers", "1"] + appArguments
    }

    /// Returns a path with a number before the extension: `/run/app/app.sock` becomes `/run/app/app-2.sock`.
    private static func numbered(_ path: String, _ number: Int) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path)-\(number)" }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }

    private static func socket(_ path: String, of source: String) throws(Problem) -> String {
        guard !path.isEmpty, path.utf8.count <= longestSocket else {
            throw .invalid("\(source) must be a path of 1 to \(longestSocket) bytes, not “\(path)”.")
        }
        return path
    }

    private static func number(_ text: String, of source: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw .invalid(
                "\(source) must be a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
        }
        return number
    }

    private static func help(program: String, options: [CommandLineOption]) -> String {
        let name = program.split(separator: "/").last.map(String.init) ?? program
        var rows = [
            ("--host HOST", "address to listen on (HOST, 127.0.0.1)"),
            ("--port PORT", "port to listen on, 0 for any free one (PORT, 8080)"),
            ("--socket PATH", "Unix socket to listen on, instead of an address (DAIS_SOCKET)"),
            ("--workers N", "number of processes, each with its own port or socket (DAIS_WORKERS, 1)"),
        ]
        rows += options.map { option in
            ([option.name, option.valueName].compactMap(\.self).joined(separator: " "), option.help)
        }
        rows.append(("--help", "show this"))
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
        return "Usage: \(name) [options]\n" + lines.joined(separator: "\n")
    }
}
