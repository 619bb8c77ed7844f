// SPDX-License-Identifier: Apache-2.0

/// A flag of your own beside `--host` and `--port`.
///
/// An unknown flag stops an app before it starts, so that a misspelt one is not silently ignored. An app that takes
/// flags declares them, and reads them wherever it likes:
///
/// ```swift
/// @main struct Notes: App, DeclaresCommandLineOptions {
///     static let file = CommandLineOption("--file", value: "PATH", help: "the notes to show")
///     static var commandLineOptions: [CommandLineOption] { [file] }
///
///     var body: some Scene {
///         WindowGroup { NotesView(path: Self.file.value ?? "notes.txt") }
///     }
/// }
/// ```
///
/// `Notes --file other.txt` and `Notes --file=other.txt` mean the same; `--help` lists it.
public struct CommandLineOption: Sendable {
    /// As it is typed, with its dashes.
    public let name: String
    /// What stands for the value in `--help`, or `nil` for a flag that is only there or not.
    public let valueName: String?
    let help: String

    /// - Parameters:
    ///   - name: with dashes, for example `--file`.
    ///   - value: what stands for the value in `--help`; leave it out for a flag without one.
    ///   - help: half a sentence.
    public init(_ name: String, value: String? = nil, help: String) {
        self.name = name
        valueName = value
        self.help = help
    }

    /// The value given when the process was started; the last one, if it was given more than once.
    public var value: String? { value(in: CommandLine.arguments) }

    /// Whether the flag was given.
    public var isPresent: Bool { isPresent(in: CommandLine.arguments) }

    func value(in arguments: [String]) -> String? {
        guard valueName != nil else { return nil }
        var found: String?
        var index = arguments.startIndex + 1
        while index < arguments.count {
            let argument = arguments[index]
            if argument == name, index + 1 < arguments.count {
                found = arguments[index + 1]
                index += 1
            } else if argument.hasPrefix(name + "=") {
                found = String(argument.dropFirst(name.count + 1))
            }
            index += 1
        }
        return found
    }

    func isPresent(in arguments: [String]) -> Bool {
        arguments.dropFirst().contains { $0 == name || $0.hasPrefix(name + "=") }
    }
}

/// An app that takes flags of its own, see ``CommandLineOption``.
@MainActor
public protocol DeclaresCommandLineOptions {
    /// All flags that the app takes beside `--host`, `--port` and `--help`.
    static var commandLineOptions: [CommandLineOption] { get }
}
