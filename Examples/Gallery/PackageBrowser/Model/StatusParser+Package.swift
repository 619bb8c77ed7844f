// SPDX-License-Identifier: Apache-2.0

extension StatusParser {
    /// Returns the package that a stanza describes, or `nil` if it has no valid name.
    mutating func makePackage(from stanza: Stanza) -> DebianPackage? {
        guard let nameValue = stanza[.package] else {
            if stanza.lostLine { return nil }
            log.report(
                stanza.line, "The stanza that starts here has no Package field and was left out.",
                remedy: "Add a line “Package: name”, or remove the stanza up to the next blank line.")
            return nil
        }
        let name = text(nameValue)
        guard isName(nameValue) else {
            log.report(
                nameValue.line, "\(bytes.quote(bytes.trim(nameValue.range))) is not a package name; it was left out.",
                remedy: "A name is made of letters, digits and + - . _ and starts with a letter or digit.")
            return nil
        }
        let status = status(stanza, of: name)
        let version = text(stanza[.version])
        if version.isEmpty, status.state != .notInstalled, status.state != .configFiles {
            log.report(
                stanza.line, "\(name) has no Version.", remedy: "Reinstall it: apt install --reinstall \(name)")
        }
        let (summary, details) = description(stanza[.description])
        var dependencies: [Dependency] = []
        for (field, kind) in Self.dependencyFields {
            guard let value = stanza[field] else { continue }
            for alternatives in relations(value, label: field.label, of: name) {
                dependencies.append(Dependency(kind: kind, alternatives: alternatives))
            }
        }
        var provides: [Relation] = []
        if let value = stanza[.provides] {
            provides = relations(value, label: "Provides", of: name).flatMap(\.self)
        }
        return DebianPackage(
            name: name, version: version, architecture: text(stanza[.architecture]),
            section: text(stanza[.section]), priority: text(stanza[.priority]), status: status,
            installedSize: size(stanza[.installedSize], of: name), maintainer: text(stanza[.maintainer]),
            homepage: text(stanza[.homepage]), summary: summary, rawDetails: details,
            isEssential: text(stanza[.essential]) == "yes", dependencies: dependencies,
            provides: provides, line: stanza.line)
    }

    private static let dependencyFields: [(StatusField, Dependency.Kind)] = [
        (.preDepends, .preDepends), (.depends, .depends), (.recommends, .recommends), (.suggests, .suggests),
    ]

    private func isName(_ value: Stanza.Value) -> Bool {
        let name = bytes.part(bytes.trim(value.range))
        guard let first = name.first, first.isASCIILetter || first.isASCIIDigit else { return false }
        return name.allSatisfy { byte in
            byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        }
    }

    private mutating func status(_ stanza: Stanza, of name: String) -> PackageStatus {
        guard let value = stanza[.status] else {
            log.report(
                stanza.line, "\(name) has no Status; it counts as not installed.",
                remedy: "Add “Status: install ok installed” if the package is there.")
            return PackageStatus(want: .unknown, needsReinstall: false, state: .notInstalled)
        }
        if let status = PackageStatus(field: text(value)) { return status }
        log.report(
            value.line, "\(bytes.quote(bytes.trim(value.range))) is not a status; \(name) counts as not installed.",
            remedy: "A status is three words, for example “install ok installed”.")
        return PackageStatus(want: .unknown, needsReinstall: false, state: .notInstalled)
    }

    /// Returns the size in bytes; the file contains units of 1,024.
    private mutating func size(_ value: Stanza.Value?, of name: String) -> Int64? {
        guard let value else { return nil }
        let range = bytes.trim(value.range)
        if let units = Int64(String(decoding: bytes.part(range), as: UTF8.self)), units >= 0 {
            let (size, tooLarge) = units.multipliedReportingOverflow(by: 1024)
            if !tooLarge { return size }
        }
        log.report(
            value.line, "\(bytes.quote(range)) is not a possible Installed-Size; \(name) has no size.",
            remedy: "Write the size as a whole number of kibibytes.")
        return nil
    }

    private mutating func description(_ value: Stanza.Value?) -> (summary: String, details: String) {
        guard let value else { return ("", "") }
        guard let end = value.range.first(where: { bytes[$0] == 0x0A }) else { return (text(value), "") }
        let summary = text(.init(range: value.range.lowerBound..<end, line: value.line))
        let details = decode((end + 1)..<value.range.upperBound, line: value.line + 1)
        return (summary, details)
    }

    /// Returns the trimmed value on one line, or an empty string.
    private mutating func text(_ value: Stanza.Value?) -> String {
        guard let value else { return "" }
        return decode(bytes.trim(value.range), line: value.line)
    }

    private mutating func decode(_ range: Range<Int>, line: Int) -> String {
        let part = bytes.part(range)
        if let text = String(validating: part, as: UTF8.self) { return text }
        var lineOfFault = line
        for row in part.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if String(validating: row, as: UTF8.self) == nil { break }
            lineOfFault += 1
        }
        log.report(
            lineOfFault, "The line is not UTF-8; the bytes that are not are shown as “\u{FFFD}”.",
            remedy: "Convert the file, for example with “iconv -f ISO-8859-1 -t UTF-8”.")
        return String(decoding: part, as: UTF8.self)
    }
}

extension StatusField {
    /// The name of the field as in the file.
    var label: String {
        "\(name)".split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
    }
}
