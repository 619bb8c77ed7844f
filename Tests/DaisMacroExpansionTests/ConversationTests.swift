// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisMacroExpansion

@Suite("Conversation with the compiler")
struct ConversationTests {
    private static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    private static let answer = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

    /// The bytes of a message: its length, the lowest byte first, and its text.
    private func framed(_ text: String) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> (8 * $0)) } + Array(text.utf8)
    }

    /// Sends bytes, closes the pipe, and returns all that is answered.
    private func converse(_ bytes: [UInt8]) throws -> [UInt8] {
        let (input, output) = (Pipe(), Pipe())
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
        try input.fileHandleForWriting.close()
        let conversation = Conversation(
            input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        let result = Result { try conversation.run() }
        try output.fileHandleForWriting.close()
        let answered = try output.fileHandleForReading.readToEnd() ?? Data()
        try result.get()
        return Array(answered)
    }

    @Test("each message is answered in order, until the compiler closes the pipe")
    func messages() throws {
        let answered = try converse(framed(Self.capability) + framed(Self.capability))
        #expect(answered == framed(Self.answer) + framed(Self.answer))
    }

    @Test("an empty message ends the conversation")
    func emptyMessage() throws {
        #expect(try converse(framed(Self.capability) + framed("") + framed("not read")) == framed(Self.answer))
        #expect(try converse([]) == [])
    }

    @Test("a message that ends early stops the program")
    func cutOff() {
        #expect(throws: Conversation.Problem.cutOff) { try converse([5, 0, 0]) }
        #expect(throws: Conversation.Problem.cutOff) { try converse(framed(Self.capability).dropLast(1)) }
    }

    @Test("a length that no compiler sends takes no memory")
    func hugeLength() {
        #expect(throws: Conversation.Problem.length(.max)) { try converse([UInt8](repeating: 255, count: 8)) }
    }

    @Test(
        "what is not a request stops the program and is named",
        arguments: [
            "", "{", "[]", "null", "\u{FF}", #"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#,
            #"{"expandFreestandingMacro":{}}"#,
        ])
    func unknown(_ text: String) {
        #expect(throws: Conversation.Problem.unknown(text)) { try Conversation.reply(to: Array(text.utf8)) }
    }

    @Test("a capability is answered whatever else the compiler says of itself")
    func capabilities() throws {
        for text in [Self.capability, #"{"getCapability":{}}"#, #"{"getCapability":{"capability":{"x":[1]},"y":2}}"#] {
            #expect(try Conversation.reply(to: Array(text.utf8)) == Array(Self.answer.utf8))
        }
    }
}
