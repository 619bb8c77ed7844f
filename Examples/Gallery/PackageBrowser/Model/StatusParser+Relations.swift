// SPDX-License-Identifier: Apache-2.0

extension StatusParser {
    /// Returns the groups of alternatives in `a, b (>= 1) | c:any, d`.
    mutating func relations(_ value: Stanza.Value, label: @autoclosure () -> String, of name: String) -> [[Relation]] {
        var groups: [[Relation]] = []
        var group: [Relation] = []
        var start = value.range.lowerBound
        var inGroup = false
        for index in value.range.lowerBound...value.range.upperBound {
            let byte = index < value.range.upperBound ? bytes[index] : UInt8(ascii: ",")
            guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") else { continue }
            let range = bytes.trim(start..<index)
            start = index + 1
            let isLast = byte == UInt8(ascii: ",")
            if let relation = relation(in: range) {
                group.append(relation)
            } else if !range.isEmpty || inGroup || !isLast {
                // An empty part between commas is ignored; one beside a bar is a missing name.
                let what = range.isEmpty ? "An empty alternative" : bytes.quote(range)
                log.report(
                    line(at: range.lowerBound, in: value),
                    "\(what) in \(label()) of \(name) is not a package; it was left out.",
                    remedy: "Write it as “name” or “name (>= version)”.")
            }
            inGroup = !isLast
            if isLast {
                if !group.isEmpty { groups.append(group) }
                group.removeAll(keepingCapacity: true)
            }
        }
        return groups
    }

    private func line(at index: Int, in value: Stanza.Value) -> Int {
        bytes.part(value.range.lowerBound..<max(value.range.lowerBound, index)).reduce(value.line) {
            $1 == 0x0A ? $0 + 1 : $0
        }
    }

    /// Parses `name[:architecture] [(comparison version)]`.
    private func relation(in range: Range<Int>) -> Relation? {
        var index = range.lowerBound
        func word(until isEnd: (UInt8) -> Bool) -> String {
            let start = index
            while index < range.upperBound, !isEnd(bytes[index]) { index += 1 }
            return String(decoding: bytes.part(start..<index), as: UTF8.self)
        }
        func skipSpace() {
            while index < range.upperBound, bytes[index].isSpace { index += 1 }
        }
        let name = word { $0.isSpace || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }
        guard let first = name.utf8.first, first.isASCIILetter || first.isASCIIDigit else { return nil }
        var relation = Relation(name: name, architecture: nil, constraint: nil)
        if index < range.upperBound, bytes[index] == UInt8(ascii: ":") {
            index += 1
            let architecture = word { $0.isSpace || $0 == UInt8(ascii: "(") }
            if architecture.isEmpty { return nil }
            relation.architecture = architecture
        }
        skipSpace()
        if index == range.upperBound { return relation }
        guard bytes[index] == UInt8(ascii: "("), bytes[range.upperBound - 1] == UInt8(ascii: ")") else { return nil }
        index += 1
        skipSpace()
        let sign = word { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
        skipSpace()
        let version = word { $0.isSpace || $0 == UInt8(ascii: ")") }
        skipSpace()
        guard let comparison = VersionConstraint.Comparison(sign: sign), !version.isEmpty,
            index == range.upperBound - 1
        else { return nil }
        relation.constraint = VersionConstraint(comparison: comparison, version: version)
        return relation
    }
}

extension VersionConstraint.Comparison {
    /// Creates a comparison. A lone `<` or `>` is deprecated syntax and includes the version itself (Policy, section
    /// 7.1).
    fileprivate init?(sign: String) {
        switch sign {
        case "<": self = .atMost
        case ">": self = .atLeast
        default: self.init(rawValue: sign)
        }
    }
}
