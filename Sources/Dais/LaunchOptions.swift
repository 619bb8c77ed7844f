// SPDX-License-Identifier: Apache-2.0

/// The address of the server, read from the command line and the environment.
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
    /// The number of seconds that a turn may take before the process ends, or 0 for no limit.
    var turnLimit: UInt32 = 10
    var socketThread = SocketThread.main

    /// Reads the options. Flags override `HOST` and `PORT`, which override the defaults.
    ///
    /// - Parameter arguments: The arguments of the process, starting with the program's name.
    /// - Throws: ``Problem`` for `--help` and for unknown or invalid arguments.
    init(arguments: [String], environment: [String: String], options: [CommandLineOption]) throws(Problem) {
        if let host = environment["HOST"], !host.isEmpty { self.host = host }
        if let port = environment["PORT"], !port.isEmpty { self.port = try Self.port(port, source: "PORT") }
        if let text = environment["DAIS_TURN_LIMIT"], !text.isEmpty {
            guard let seconds = UInt32(text) else {
                throw .invalid("DAIS_TURN_LIMIT must be a number of seconds, or 0 for no limit, not “\(text)”.")
            }
            turnLimit = seconds
        }
        if let text = environment["DAIS_SOCKET_THREAD"], !text.isEmpty {
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
                name == "--host" || name == "--port"
                || options.contains { $0.name == name && $0.valueName != nil }
            if takesValue, value == nil {
                guard let next = rest.popFirst() else { throw .invalid("\(name) needs a value.") }
                value = next
            }
            switch name {
            case "--host": host = value ?? ""
            case "--port": port = try Self.port(value ?? "", source: "--port")
            case "--help", "-h": throw .help(Self.help(program: arguments.first ?? "app", options: options))
            default:
                guard let option = options.first(where: { $0.name == name }) else {
                    throw .invalid("Unknown argument \(argument). --help lists what there is.")
                }
                if option.valueName == nil, value != nil { throw .invalid("\(name) takes no value.") }
            }
        }
        if host.isEmpty { throw .invalid("--host needs a value.") }
    }

    private static func port(_ text: String, source: String) throws(Problem) -> Int {
        guard let port = Int(text), (0...65535).contains(port) else {
            throw .invalid("\(source) must be a number from 0 to 65535, not “\(text)”.")
        }
        return port
    }

    private static func help(program: String, options: [CommandLineOption]) -> String {
        let name = program.split(separator: "/").last.map(String.init) ?? program
        var rows = [
            ("--host HOST", "address to listen on (HOST, 127.0.0.1)"),
            ("--port PORT", "port to listen on, 0 for any free one (PORT, 8080)"),
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
