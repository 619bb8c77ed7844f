// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Dais

@Suite("The command line of an app")
struct LaunchTests {
    private let file = CommandLineOption("--file", value: "PATH", help: "what to read")
    private let quiet = CommandLineOption("--quiet", help: "say less")

    private func parse(_ arguments: [String], _ environment: [String: String] = [:]) throws -> LaunchOptions {
        try LaunchOptions(arguments: ["/bin/app"] + arguments, environment: environment, options: [file, quiet])
    }

    @Test("Flags win over the environment, this over the defaults")
    func precedence() throws {
        let defaults = try parse([])
        #expect(defaults.host == "127.0.0.1" && defaults.port == 8080)
        let variables = ["HOST": "0.0.0.0", "PORT": "9000"]
        let environment = try parse([], variables)
        #expect(environment.host == "0.0.0.0" && environment.port == 9000)
        let flags = try parse(["--host", "::1", "--port=0"], variables)
        #expect(flags.host == "::1" && flags.port == 0)
        #expect(try parse([], ["PORT": ""]).port == 8080)
    }

    @Test(
        "A mistake is named",
        arguments: [
            (["--port"], "--port needs a value."), (["--port", "http"], "not “http”"), (["--port", "65536"], "65535"),
            (["--port=-1"], "65535"), (["--prot", "1"], "Unknown argument --prot"), (["extra"], "extra"),
            (["--file"], "--file needs a value."), (["--quiet=yes"], "--quiet takes no value."),
            (["--host="], "--host needs a value."), (["--workers", "0"], "from 1 to 64"),
            (["--workers=two"], "not “two”"), (["--socket="], "--socket must be a path"),
            (["--socket", String(repeating: "a", count: 101)], "1 to 100 bytes"),
            (["--port", "65534", "--workers", "3"], "ports up to 65536"),
        ])
    func mistakes(arguments: [String], expected: String) {
        #expect {
            try parse(arguments)
        } throws: { error in
            guard case .invalid(let message) = error as? LaunchOptions.Problem else { return false }
            return message.contains(expected) && !message.contains("\n")
        }
    }

    @Test("PORT in the environment is checked too")
    func environmentPort() {
        #expect(throws: LaunchOptions.Problem.self) { try parse([], ["PORT": "eighty"]) }
    }

    @Test("DAIS_TURN_LIMIT is a number of seconds, ten by default", arguments: [("3", 3), ("0", 0), ("", 10)])
    func turnLimit(text: String, seconds: UInt32) throws {
        #expect(try parse([], ["DAIS_TURN_LIMIT": text]).turnLimit == seconds)
        #expect(try parse([]).turnLimit == 10)
        #expect(throws: LaunchOptions.Problem.self) { try parse([], ["DAIS_TURN_LIMIT": "-1"]) }
    }

    @Test("DAIS_SOCKET_THREAD is main or pool", arguments: [("main", "main"), ("pool", "pool"), ("", "pool")])
    func socketThread(text: String, expected: String) throws {
        #expect(try parse([], ["DAIS_SOCKET_THREAD": text]).socketThread.rawValue == expected)
        #expect(throws: LaunchOptions.Problem.invalid("DAIS_SOCKET_THREAD must be main or pool, not “two”.")) {
            try parse([], ["DAIS_SOCKET_THREAD": "two"])
        }
    }

    @Test("Each worker gets a place of its own, and the flags of the app")
    func workers() throws {
        let ports = try parse(["--file", "a b", "--workers", "3", "--port", "9000", "--quiet"])
        #expect(ports.workers == 3)
        #expect(
            ports.arguments(ofWorker: 3)
                == ["--host", "127.0.0.1", "--port", "9002", "--workers", "1", "--file", "a b", "--quiet"])
        let sockets = try parse(["--workers", "2"], ["DAIS_SOCKET": "/run/x.y/app.sock"])
        #expect(sockets.arguments(ofWorker: 2) == ["--socket", "/run/x.y/app-2.sock", "--workers", "1"])
        #expect(try parse(["--socket", "/run/x.y/app"]).arguments(ofWorker: 1)[1] == "/run/x.y/app-1")
        // A worker reads its own arguments as one process, whatever the environment says.
        let worker = try LaunchOptions(
            arguments: ["/bin/app"] + ports.arguments(ofWorker: 2), environment: ["DAIS_WORKERS": "3"],
            options: [file, quiet])
        #expect(worker.workers == 1 && worker.port == 9001)
        #expect(try parse(["--port", "0", "--workers", "2"]).arguments(ofWorker: 2).contains("0"))
    }

    @Test("DAIS_WORKER and DAIS_DRAIN are checked", arguments: [("DAIS_WORKER", "a.b"), ("DAIS_DRAIN", "-1")])
    func workerVariables(name: String, text: String) throws {
        #expect(throws: LaunchOptions.Problem.self) { try parse([], [name: text]) }
        #expect(try parse([], ["DAIS_WORKER": "2", "DAIS_DRAIN": "20"]).worker == "2")
        #expect(try parse([], ["DAIS_DRAIN": "20"]).drainSeconds == 20)
    }

    @Test("--help lists the app's own flags")
    func help() {
        #expect {
            try parse(["--help"])
        } throws: { error in
            guard case .help(let text) = error as? LaunchOptions.Problem else { return false }
            return text.hasPrefix("Usage: app [options]") && text.contains(/--file PATH +what to read\n/)
                && text.contains("--port PORT") && text.contains("--quiet")
        }
    }

    @Test("An app reads its own flags")
    func ownFlags() throws {
        _ = try parse(["--file", "a", "--quiet", "--file=b"])
        #expect(file.value(in: ["app", "--file", "a"]) == "a")
        #expect(file.value(in: ["app", "--file", "a", "--file=b"]) == "b")
        #expect(file.value(in: ["app", "--file"]) == nil)
        #expect(file.value(in: ["app", "--port", "1"]) == nil)
        #expect(quiet.isPresent(in: ["app", "--quiet"]))
        #expect(!quiet.isPresent(in: ["app"]))
    }
}
