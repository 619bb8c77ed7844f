// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Logging

// scripts/fuzz builds this program and runs it once per target:
//
//     Fuzz prepare TARGET FOLDER       writes the target's words and first inputs into the folder
//     Fuzz TARGET [OPTION …]           runs the target with libFuzzer's options
//
// Each target reads an input as its part of the server reads text from outside, and checks what has to be true of every
// result. libFuzzer changes inputs at random, and keeps those that reach code that no input has reached before. An input
// that breaks a check or traps ends the program, and libFuzzer writes it into a file.

/// A part of the server that reads text from outside.
protocol FuzzTarget {
    static var name: String { get }
    /// Texts that change the meaning of an input, which random changes seldom hit.
    static var words: [String] { get }
    /// Inputs to start with.
    static var seeds: [String] { get }
    /// Reads one input. It traps if a result is wrong.
    @MainActor static func run(_ input: [UInt8])
}

/// Ends the program because a result is wrong.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
@MainActor
enum Fuzz {
    private static var targets: [any FuzzTarget.Type] {
        var all: [any FuzzTarget.Type] = [
            FrameTarget.self, MarkdownTarget.self, TemplateTarget.self, FileNameTarget.self, RouteTarget.self,
            FormatTarget.self,
        ]
        #if !DAIS_CORE_ONLY
        all.append(OriginTarget.self)
        #endif
        return all
    }
    private static var target: any FuzzTarget.Type = FrameTarget.self

    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isPreparing = arguments.first == "prepare"
        if isPreparing { arguments.removeFirst() }
        guard let name = arguments.first, let found = targets.first(where: { $0.name == name }) else {
            print(targets.map { $0.name }.joined(separator: "\n"))
            exit(2)
        }
        target = found
        // Warnings about the inputs would fill the disk.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        if isPreparing { return try prepare(URL(fileURLWithPath: arguments[1])) }
        // libFuzzer reads the options that follow the target's name.
        var count = CommandLine.argc - 1
        var rest = CommandLine.unsafeArgv + 1
        exit(
            runDriver(&count, &rest) { bytes, count in
                MainActor.assumeIsolated {
                    Fuzz.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
                }
                return 0
            })
    }

    private static func prepare(_ folder: URL) throws {
        let corpus = folder.appendingPathComponent("corpus")
        try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
        for (index, seed) in target.seeds.enumerated() {
            try Data(seed.utf8).write(to: corpus.appendingPathComponent("seed-\(index)"))
        }
        let lines = target.words.map { word in
            "\"" + word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
        }
        try Data(lines.joined().utf8).write(to: folder.appendingPathComponent("words"))
    }
}
