// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GalleryModel

@Suite("Trouble in a status file names its line and loads the rest")
struct MalformedStatusTests {
    private static let good = "Package: good\nStatus: install ok installed\nVersion: 1\n"

    struct Fault: CustomTestStringConvertible {
        var text: String
        var line: Int
        /// A part of what the problem says.
        var message: String
        /// The packages that are left.
        var names: [String]

        var testDescription: String { message }

        init(_ text: String, _ line: Int, _ message: String, _ names: [String]) {
            (self.text, self.line, self.message, self.names) = (text, line, message, names)
        }
    }

    private static let faults: [Fault] = [
        Fault("Status: install ok installed\nVersion: 1\n\n\(good)", 1, "no Package field", ["good"]),
        Fault(
            "Package: a b\nStatus: install ok installed\nVersion: 1\n\n\(good)", 1, "“a b” is not a package name",
            ["good"]
        ),
        Fault("Package:\nVersion: 1\n\n\(good)", 1, "is not a package name", ["good"]),
        Fault("\(good)what is this\n", 4, "“what is this” is neither", ["good"]),
        Fault("\(good)two words: 1\n", 4, "neither", ["good"]),
        Fault("\(good): nameless\n", 4, "neither", ["good"]),
        Fault(" dangling\n\(good)", 1, "no field above", ["good"]),
        Fault("\(good)\nPackge b\nStatus: install ok installed\n", 5, "“Packge b” is neither", ["good"]),
        Fault(
            "\(good)\n dangling\nPackage: b\nStatus: install ok installed\nVersion: 1", 5, "no field above",
            ["good", "b"]
        ),
        Fault("\(good)Version: 2\n", 4, "Version is given twice", ["good"]),
        Fault("\(good)Pre-Depends: a\nPre-Depends: b\n", 5, "Pre-Depends is given twice", ["good"]),
        Fault("\(good)Installed-Size: big\n", 4, "“big” is not a possible Installed-Size", ["good"]),
        Fault("\(good)Installed-Size: -1\n", 4, "not a possible", ["good"]),
        Fault("\(good)Installed-Size: 9223372036854775807\n", 4, "not a possible", ["good"]),
        Fault("\(good)Installed-Size: 99999999999999999999999\n", 4, "not a possible", ["good"]),
        Fault("Package: a\nVersion: 1\n", 1, "no Status", ["a"]),
        Fault("Package: a\nStatus: install ok maybe\nVersion: 1\n", 2, "“install ok maybe” is not a status", ["a"]),
        Fault("\n\nPackage: a\nStatus: install ok installed\n", 3, "a has no Version", ["a"]),
        Fault("\(good)Depends: a (>= 1\n", 4, "“a (>= 1” in Depends of good", ["good"]),
        Fault("\(good)Depends: a,\n b,\n c (~ 1),\n d\n", 6, "“c (~ 1)”", ["good"]),
        Fault("\(good)Depends: a | | b\n", 4, "An empty alternative", ["good"]),
        Fault("\(good)Depends: a |\n", 4, "An empty alternative", ["good"]),
        Fault("\(good)Provides: (= 1)\n", 4, "in Provides", ["good"]),
        Fault("\(good)Maintainer: a\0b\n", 4, "zero bytes", ["good"]),
        Fault("\(good)\n\(good)", 5, "good is listed twice, first in line 1", ["good"]),
    ]

    @Test("One fault, one problem, at the right line", arguments: faults)
    func fault(_ fault: Fault) throws {
        let result = try load(fault.text)
        #expect(result.problems.map(\.line) == [fault.line])
        #expect(result.problems.first?.message.contains(fault.message) == true, "\(result.problems)")
        #expect(result.problems.first?.remedy.isEmpty == false)
        #expect(result.packages.map(\.name) == fault.names)
    }

    @Test("What is wrong with a dependency takes only that alternative away")
    func partsOfDependencies() throws {
        let result = try load("\(Self.good)Depends: a, b (~ 1) | c, d (!), , e,\n")
        #expect(result.problemCount == 2)
        let names = result.packages.first?.dependencies.map { $0.alternatives.map(\.name) }
        #expect(names == [["a"], ["c"], ["e"]])
    }

    @Test("of a package that a status file lists twice the later one is kept")
    func duplicates() throws {
        let other = Self.good.replacing("Version: 1", with: "Version: 2")
        let result = try load("\(Self.good)\n\(other)")
        #expect(result.packages.map(\.version) == ["2"])
    }

    @Test("Bytes that are not UTF-8 are replaced and their line is named")
    func notUTF8() throws {
        var bytes = Array("\(Self.good)Description: x\n one\n tw".utf8)
        bytes += [0xFC] + Array("\n three\n".utf8)
        let result = try StatusFile.parse(bytes)
        #expect(result.problems.map(\.line) == [6])
        #expect(result.packages.first?.details == [.paragraph("one tw\u{FFFD} three")])
    }

    @Test("A line of a million characters is a value like any other")
    func hugeValue() throws {
        let huge = String(repeating: "x", count: 1_000_000)
        let result = try load("\(Self.good)Description: \(huge)\n")
        #expect(result.problems == [])
        #expect(result.packages.first?.summary.utf8.count == 1_000_000)
    }

    @Test("A message quotes only the start of a long line, without control characters")
    func longQuotation() throws {
        let result = try load("\(Self.good)\u{1B}[31m \(String(repeating: "y", count: 1_000_000))\n")
        let message = try #require(result.problems.first?.message)
        #expect(message.count < 150)
        #expect(!message.unicodeScalars.contains { $0.value < 32 })
    }

    @Test("A file of nonsense keeps a bounded number of problems and counts all of them")
    func nonsense() throws {
        let result = try load(String(repeating: "nonsense\n", count: 2_000))
        #expect(result.packages.isEmpty)
        #expect(result.problems.count == LoadResult.problemLimit)
        #expect(result.problemCount == 2_000)
    }

    @Test("Random bytes never crash the reader and always give lines of the file", arguments: 0..<40)
    func randomBytes(_ seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let alphabet = Array("Package: a\nStatus: Depends: |,()<>= \r\n\n \t.\0".utf8) + [0xC3, 0xFF]
        let bytes = (0..<4_000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
        let result = try StatusFile.parse(bytes)
        #expect(result.problems.allSatisfy { (1...lines).contains($0.line) })
        #expect(result.problems.map(\.line) == result.problems.map(\.line).sorted())
    }
}

/// A generator that gives the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
