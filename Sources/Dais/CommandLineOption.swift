// SPDX-License-Identifier: Apache-2.0

/// A command-line option of an app, in addition to those of every app, such as `--port`.
///
/// An unknown option stops the app before it starts, so that a misspelled one is not ignored. An app declares its
/// options and reads them anywhere:
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
/// `Notes --file other.txt` and `Notes --file=other.txt` are equivalent; `--help` lists the option.
public struct CommandLineOption: Sendable {
    /// The name of the option with its dashes.
    public let name: String
    /// The placeholder of the value in `--help`, or `nil` for a flag without a value.
    public let valueName: String?
    let help: String

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - name: The name with dashes, such as `--file`.
    ///   - value: The placeholder of the value in `--help`, or `nil` for a flag without a value.
    ///   - help: A short description for `--help`.
    public init(_ name: String, value: String? = nil, help: String) {
        self.name = name
        valueName = value
        self.help = help
    }

    /// The value from the command line, or `nil`. If the option occurs several times, the last value applies.
    public var value: String? { value(in: CommandLine.arguments) }

    /// A Boolean value that indicates whether the option is on the command line.
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

/// An app with its own command-line options; see ``CommandLineOption``.
///
/// ```swift
/// @main struct Reader: App, DeclaresCommandLineOptions {
///     static let commandLineOptions = [CommandLineOption("--verbose", help: "log every page")]
///
///     var body: some Scene { WindowGroup { Text("Hello") } }
/// }
/// ```
@MainActor
public protocol DeclaresCommandLineOptions {
    /// The options of the app, without those of every app: `--host`, `--port`, `--socket`, `--workers`, `--help`.
    static var commandLineOptions: [CommandLineOption] { get }
}
