// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Frames of a browser")
struct JSONReaderTests {
    @Test(
        "invalid JSON is an error and never a trap",
        arguments: [
            "", " ", "[", "]", "[1", "[1,", "[,1]", "[1,]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{1:2}",
            "\"", "\"a", "\"\\", "\"\\u", "\"\\u12", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
            "\"\\x\"", "\"\u{1}\"", "tru", "nul", "truefalse", "1 2", "-", "+1", ".5", "1e", "--1", "1e999", "0x10",
            "nan", "Infinity", "01", "00", "[01]", "[00,1]", "-01", "1.", "-.5", "1.e5", "1e+", "\"\\u+123\"", "[1]]",
            "[\"e\",1e400]", "'a'",
        ])
    func malformed(text: String) {
        #expect(throws: ClientFrameError.self) { try JSONReader.read(ArraySlice(Array(text.utf8))) }
    }

    @Test("bytes that are not UTF-8 are an error")
    func bytes() {
        #expect(throws: ClientFrameError.self) { try JSONReader.read([0x22, 0xff, 0xfe, 0x22]) }
        #expect(throws: ClientFrameError.self) { try JSONReader.read([0x22, 0xed, 0xa0, 0x80, 0x22]) }
    }

    @Test("nesting has a limit")
    func depth() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: ClientFrameError.self) { try JSONReader.read(ArraySlice(Array(deep.utf8))) }
    }

    @Test("values are read as they are meant")
    func values() throws {
        let text = #" [ "e" , 1 , -2.5e2 , true, false , null, {"a":[ ]}, "\u00fc\n\ud83d\ude00\/" ] "#
        let value = try JSONReader.read(ArraySlice(Array(text.utf8)))
        #expect(
            value
                == .array([
                    .string("e"), .number(1), .number(-250), .bool(true), .bool(false), .null,
                    .object(["a": .array([])]), .string("ü\n😀/"),
                ]))
    }

    @Test(
        "whole numbers are read as Double reads them, whatever follows them",
        arguments: [
            "0", "7", "40", "123456789012345", "1234567890123456", "9007199254740993", "18446744073709551616",
            "123456789012345678901234567890",
        ], ["", " ", ".5", "e2"])
    func numbers(digits: String, end: String) throws {
        let number = try #require(Double((digits + end).trimmingCharacters(in: .whitespaces)))
        let text = "[\(digits)\(end),[\(digits)\(end)]]"
        let value = try JSONReader.read(ArraySlice(Array(text.utf8)))
        #expect(value == .array([.number(number), .array([.number(number)])]))
    }

    @Test(
        "the JSON reader reads every text that the writer writes",
        arguments: ["", "a\"\\\n\r\t\u{1}\u{7f}", "ü😀", "</script>"])
    func roundTrip(text: String) throws {
        var writer = JSONWriter()
        writer.string(text)
        #expect(try JSONReader.read(ArraySlice(writer.bytes)) == .string(text))
    }

    @Test(
        "frames that are JSON and no frames are refused",
        arguments: [
            "null", "{}", "[]", "[1]", "[\"q\"]", "[\"e\"]", "[\"e\",0,0,1,\"click\"]", "[\"e\",1,0,0,\"click\"]",
            "[\"e\",1,0,4294967296,\"click\"]", "[\"e\",1,0,1,\"explode\"]", "[\"e\",1.5,0,1,\"click\"]",
            "[\"e\",1,0,-1,\"click\"]", "[\"a\"]", "[\"a\",\"1\"]", "[\"h\"]", "[\"h\",1]", "[\"h\",2,{}]",
            "[\"h\",1,[]]", "[\"e\",1e300,0,1,\"click\"]",
        ])
    func refused(text: String) {
        #expect(throws: ClientFrameError.self) { try ClientFrame.parse(text.utf8) }
    }

    @Test("a place that no page has is brought to the edge of what views can count with")
    func points() {
        #expect(JSONValue.number(1e308).points == 10_000_000)
        #expect(JSONValue.number(-1e308).points == -10_000_000)
        #expect(JSONValue.number(12.5).points == 12.5)
        #expect(JSONValue.string("12").points == nil)
    }

    @Test("frames are read")
    func frames() throws {
        #expect(try ClientFrame.parse(#"["a",7]"#.utf8) == .acknowledge(7))
        #expect(
            try ClientFrame.parse(#"["e",3,2,17,"input","x"]"#.utf8)
                == .event(ClientEvent(sequence: 3, acknowledged: 2, element: 17, kind: .input, payload: .string("x"))))
        #expect(try ClientFrame.parse(#"["r",4,"count"]"#.utf8) == .resync(acknowledged: 4, reason: "count"))
    }
}
