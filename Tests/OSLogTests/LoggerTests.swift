// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging
import Testing

@testable import os

/// The lines of all loggers of a test.
private final class Lines: @unchecked Sendable {
    var all: [String] = []
}

/// Keeps the entries of a logger.
private struct Entries: LogHandler {
    let lines: Lines
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel = Logging.Logger.Level.info

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.all.append("\(event.level) \(event.source): \(event.message)") }
}

@Suite("Logger of the module os")
struct LoggerTests {
    private let lines = Lines()

    private func logger(_ environment: [String: String] = [:]) -> os.Logger {
        os.Logger(
            Logging.Logger(label: "com.example", factory: { _ in Entries(lines: lines) }), category: "network",
            environment: environment)
    }

    @Test("a signposter writes each interval once, with its milliseconds and messages, and each event")
    func signposts() {
        let signposter = OSSignposter(logger: logger(["LOG_LEVEL": "debug"]))
        #expect(signposter.isEnabled && signposter.makeSignpostID() != signposter.makeSignpostID())
        let state = signposter.beginInterval("load", "\(12) notes")
        signposter.endInterval("load", state, "done")
        signposter.endInterval("load", state)
        signposter.emitEvent("miss", "key \(7)")
        #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
        #expect(lines.all.count == 3)
        #expect(lines.all[0].contains(/debug network: load: \d+\.\d{3} ms 12 notes done/))
        #expect(lines.all[1] == "debug network: miss: key 7")
        #expect(lines.all[2].contains(/sum: \d+\.\d{3} ms$/))
    }

    @Test("a signposter writes nothing if the log has no such entries")
    func quietSignposts() {
        let signposter = OSSignposter(logger: logger())
        signposter.endInterval("load", signposter.beginInterval("load"))
        signposter.emitEvent("miss")
        #expect(!signposter.isEnabled && lines.all.isEmpty)
    }

    @Test("each method writes its level, and the category as the source")
    func levels() {
        let logger = logger(["LOG_LEVEL": "TRACE"])
        logger.trace("a")
        logger.debug("b")
        logger.info("c")
        logger.notice("d")
        logger.log("e")
        logger.warning("f")
        logger.error("g")
        logger.critical("h")
        logger.fault("i")
        let words = [
            "trace a", "debug b", "info c", "notice d", "notice e", "warning f", "error g", "critical h", "critical i",
        ]
        #expect(lines.all == words.map { $0.replacingOccurrences(of: " ", with: " network: ") })
    }

    @Test("a level of OSLogType is written as the level of its name")
    func types() {
        let logger = logger(["LOG_LEVEL": "trace"])
        for type in [OSLogType.default, .info, .debug, .error, .fault, OSLogType(rawValue: 99)] {
            logger.log(level: type, "a")
        }
        #expect(
            lines.all.map { $0.prefix { $0 != " " } } == ["notice", "info", "debug", "error", "critical", "notice"])
    }

    @Test("a message below the level is not made")
    func lazy() {
        var made = 0
        func value() -> Int {
            made += 1
            return made
        }
        logger().debug("\(value())")
        #expect(made == 0)
        logger().info("\(value())")
        #expect(made == 1)
        logger(["LOG_LEVEL": "error"]).info("\(value())")
        #expect(made == 1)
        logger(["LOG_LEVEL": "no level"]).info("\(value())")
        #expect(lines.all == ["info network: 1", "info network: 2"])
    }

    @Test("a disabled log writes nothing")
    func disabled() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.default.isEnabled(type: .fault))
    }
}

@Suite("Values in the messages of logs")
struct OSLogMessageTests {
    private let name = "Ada"
    private struct Failure: Error {}
    private enum Choice: CustomStringConvertible {
        case one
        var description: String { "chosen" }
    }

    @Test("numbers, Boolean values and types are shown")
    func scalars() {
        let message: OSLogMessage = "\(1) \(UInt8(2)) \(-3 as Int64) \(1.5) \(Float(2.5)) \(true) \(Int.self)"
        #expect(message.text == "1 2 -3 1.500000 2.500000 true Int")
    }

    @Test("everything else is hidden")
    func hidden() {
        let message: OSLogMessage = "\(name) \([1]) \(Choice.one) \(Failure()) 100%"
        #expect(message.text == "<private> <private> <private> <private> 100%")
    }

    @Test("a privacy decides instead of the kind of the value")
    func privacies() {
        let shown: OSLogMessage = "\(name, privacy: .public) \([1], privacy: .public) \(Choice.one, privacy: .public)"
        #expect(shown.text == "Ada [1] chosen")
        let hidden: OSLogMessage = "\(1, privacy: .private) \(1.5, privacy: .sensitive) \(true, privacy: .private)"
        #expect(hidden.text == "<private> <private> <private>")
        let automatic: OSLogMessage = "\(name, privacy: .auto) \(1, privacy: .auto)"
        #expect(automatic.text == "<private> 1")
    }

    @Test("a mask is the same for equal values, and another for others")
    func masks() {
        func masked(_ text: String, _ privacy: OSLogPrivacy) -> String {
            ("\(text, privacy: privacy)" as OSLogMessage).text
        }
        let mask = masked("Ada", .private(mask: .hash))
        #expect(mask.hasPrefix("<mask.hash: '") && mask.hasSuffix("'>") && !mask.contains("Ada"))
        #expect(masked("Ada", .sensitive(mask: .hash)) == mask)
        #expect(masked("Ada", .auto(mask: .hash)) == mask)
        #expect(masked("Bob", .private(mask: .hash)) != mask)
        #expect(masked("Ada", .private(mask: .none)) == "<private>")
        #expect(("\(1, privacy: .auto(mask: .hash))" as OSLogMessage).text == "1")
    }

    @Test("integers have a radix, a prefix, a sign and leading zeros")
    func integers() {
        let message: OSLogMessage = """
            \(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal) \
            \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-255, format: .hex(includePrefix: true)) \
            \(8, format: .octal(includePrefix: true))
            """
        #expect(message.text == "ff 0xFF 10 +007 -0xff 0o10")
    }

    @Test("numbers with a fraction have a precision and an exponent")
    func floats() {
        let message: OSLogMessage = """
            \(1.25, format: .fixed(precision: 1)) \(1500.0, format: .exponential(precision: 2, uppercase: true)) \
            \(0.5, format: .hybrid) \(2.0, format: .fixed(precision: 0, explicitPositiveSign: true)) \
            \(Double.infinity) \(1.0, format: .fixed(precision: -1))
            """
        #expect(message.text == "1.2 1.50E+03 0.5 +2 inf 1")
    }

    @Test("Boolean values are answers, and values have columns")
    func alignment() {
        let message: OSLogMessage = """
            \(true, format: .answer)|\(name, align: .right(columns: 5), privacy: .public)|\
            \(name, align: .left(columns: 5), privacy: .public)|\(1, align: .right(columns: 3))|\
            \(name, align: .right(columns: -1), privacy: .public)
            """
        #expect(message.text == "yes|  Ada|Ada  |  1|Ada")
    }
}

@Suite("Messages in the notation of printf")
struct PrintfMessageTests {
    @Test(
        "numbers are shown, texts are hidden unless they are public",
        arguments: [
            ("a %d %ld %u %x", [1, 2, 3, 255] as [any CVarArg & Sendable], "a 1 2 3 ff"),
            ("%.2f %5.1f|%-5d|%05d", [1.5, 2.25, 3, 4], "1.50   2.2|3    |00004"),
            ("%@ %{public}@ %{private}@", ["a", "b", "c"], "<private> b <private>"),
            ("%{public, uuid_t}s %{private}d %% %{public}@", ["a", 1, 2.5], "a <private> % 2.5"),
            // Mistakes of the app.
            ("%d %d", [1], "1 <missing>"),
            ("%s %@", [1, 2], "1 2"),
            ("%d", ["a"], "<private>"),
            ("a %", [], "a %"),
            ("%{public", [1], "1public"),
            ("%f %d", [1, 1.5], "1.000000 1.5"),
        ])
    func formats(_ format: String, _ arguments: [any CVarArg & Sendable], _ text: String) {
        #expect(PrintfMessage.text(format, arguments) == text)
    }
}
