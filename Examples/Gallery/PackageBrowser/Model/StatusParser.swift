// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Parses dpkg's status file: stanzas of `Name: value` lines, separated by blank lines, where a line that starts with a
/// blank continues the value above it.
///
/// It reads the bytes once and records positions; only used values become strings. 5 MB take 40 ms, most of it for
/// those strings.
struct StatusParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var log = ProblemLog()
    private var packages: [DebianPackage] = []
    /// The index in `packages` of each name and architecture.
    private var seen: [String: Int] = [:]
    private var stanza = Stanza()
    private let hasNulls: Bool

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        hasNulls = bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }

    /// Parses a status file. Unreadable parts become problems.
    ///
    /// - Throws: Only `CancellationError`.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws -> LoadResult {
        var parser = StatusParser(bytes)
        try parser.run()
        return LoadResult(
            packages: parser.packages, problems: parser.log.inOrder, problemCount: parser.log.count)
    }

    private mutating func run() throws {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var position = bytes.starts(with: byteOrderMark) ? 3 : 0
        var line = 0
        while position < bytes.count {
            line += 1
            let start = position
            let end = lineEnd(from: start)
            position = end + 1
            let isFolded = bytes[start].isBlank || bytes[start] == UInt8(ascii: "\r")
            if start == end || (isFolded && bytes.trim(start..<end).isEmpty) {
                finishStanza()
                // A canceled load ends within a few stanzas instead of after the whole file.
                if line & 63 == 0 { try Task.checkCancellation() }
            } else {
                if !stanza.isOpen { stanza.line = line }
                read(start..<end, line: line, isFolded: isFolded)
            }
        }
        finishStanza()
        try Task.checkCancellation()
    }

    private func lineEnd(from start: Int) -> Int {
        guard let base = bytes.baseAddress, let hit = memchr(base + start, 0x0A, bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }

    private mutating func read(_ range: Range<Int>, line: Int, isFolded: Bool) {
        if hasNulls, bytes.part(range).contains(0) {
            stanza.loseLine()
            return log.report(
                line, "The line holds zero bytes, so it is not text.",
                remedy: "If the file is compressed, decompress it first; otherwise restore it from a backup.")
        }
        if isFolded { return continueValue(to: range.upperBound, line: line) }
        guard let colon = colon(in: range) else {
            stanza.loseLine()
            return log.report(
                line, "\(bytes.quote(bytes.trim(range))) is neither a field nor the continuation of one.",
                remedy: "Write it as “Name: value”, or start the line with a space if it belongs to the line above.")
        }
        guard let field = StatusField(name: bytes.part(range.lowerBound..<colon)) else {
            stanza.current = .ignored
            return
        }
        guard stanza[field] == nil else {
            stanza.current = .ignored
            return log.report(
                line, "\(field.label) is given twice for one package; the first was used.",
                remedy: "Remove one of the two, or put the missing blank line between two packages.")
        }
        stanza[field] = .init(range: (colon + 1)..<range.upperBound, line: line)
        stanza.current = .field(field)
    }

    private mutating func continueValue(to end: Int, line: Int) {
        switch stanza.current {
        case .ignored: return
        case .field(let field):
            guard let value = stanza[field] else { return }
            stanza[field] = .init(range: value.range.lowerBound..<end, line: value.line)
        case .none:
            stanza.loseLine()
            log.report(
                line, "The line starts with a space but there is no field above that it could continue.",
                remedy: "Remove the space, or the blank line above.")
        }
    }

    /// Returns the colon that ends a field's name, if the name is valid.
    private func colon(in range: Range<Int>) -> Int? {
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: ":"): return index > range.lowerBound ? index : nil
            case 0x21...0x7E: continue
            default: return nil
            }
        }
        return nil
    }

    private mutating func finishStanza() {
        guard stanza.isOpen else { return }
        defer { stanza.reset() }
        guard let package = makePackage(from: stanza) else { return }
        if let index = seen[package.id] {
            log.report(
                package.line,
                "\(package.id) is listed twice, first in line \(packages[index].line); this one was used.",
                remedy: "Remove the older of the two.")
            packages[index] = package
        } else {
            seen[package.id] = packages.count
            packages.append(package)
        }
    }
}
