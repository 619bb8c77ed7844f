// SPDX-License-Identifier: Apache-2.0

/// Counts problems and keeps the first `LoadResult.problemLimit` of them.
struct ProblemLog {
    private(set) var problems: [Problem] = []
    private(set) var count = 0

    mutating func report(_ line: Int, _ message: @autoclosure () -> String, remedy: @autoclosure () -> String) {
        count += 1
        guard problems.count < LoadResult.problemLimit else { return }
        problems.append(Problem(line: line, message: message(), remedy: remedy()))
    }

    /// The problems sorted by line. The fields of a stanza are read after its last line, so their problems are out of
    /// order.
    var inOrder: [Problem] { problems.sorted { $0.line < $1.line } }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the start of a range as a quotation for a message.
    func quote(_ range: Range<Int>) -> String {
        let shown = range.prefix(48)
        let text = String(decoding: part(shown.lowerBound..<shown.upperBound), as: UTF8.self)
        let printable = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : $0 }))
        return "“\(printable)\(shown.count < range.count ? "…" : "")”"
    }
}
