// SPDX-License-Identifier: Apache-2.0

/// The parts of the declaration of one variable, as source.
struct VariableDeclaration {
    /// The reason why a declaration cannot be the property of an entry, with the remedy.
    enum Problem: String, Error {
        case notAVariable = "'@Entry' needs a property; write 'var name: Type = value'"
        case constant = "'@Entry' needs a property that can be set; write 'var' instead of 'let'"
        case belongsToType = "'@Entry' needs a property of instances; remove 'static'"
        case lazy = "'@Entry' makes the property computed; remove 'lazy'"
        case pattern = "'@Entry' needs one property; write one 'var' for each name"
        case accessors = "'@Entry' makes the accessors of the property; remove them, and write its default after '='"
    }

    /// The name without backticks.
    let name: String
    /// The type, if it is written.
    let type: String?
    /// The initial value, if it is written.
    let value: String?

    /// - Parameter ofType: Whether the property belongs to its type, as that of a key does.
    /// - Throws: ``Problem``.
    init(_ source: String, ofType: Bool = false) throws(Problem) {
        var scanner = SourceScanner(source)
        var keyword: String?
        scanner.skipTrivia()
        while keyword == nil, !scanner.isAtEnd {
            if scanner.current == UInt8(ascii: "@") {
                scanner.skipAttribute()
            } else {
                guard let word = scanner.readName() else { throw .notAVariable }
                switch word {
                case "static" where !ofType, "class" where !ofType: throw .belongsToType
                case "lazy": throw .lazy
                case "let": throw .constant
                case "var": keyword = word
                case "func", "struct", "enum", "actor", "protocol", "extension", "init", "subscript", "typealias",
                    "case":
                    throw .notAVariable
                default: break
                }
                scanner.skipTrivia()
                // `private(set)`
                if keyword == nil, scanner.current == UInt8(ascii: "(") { scanner.skipOne() }
            }
            scanner.skipTrivia()
        }
        guard keyword != nil else { throw .notAVariable }
        guard let name = scanner.readName() else { throw .pattern }
        self.name = name
        scanner.skipTrivia()
        type = try Self.type(&scanner)
        value = try Self.value(&scanner)
    }

    /// Reads from `:` to `=` or to the end.
    private static func type(_ scanner: inout SourceScanner) throws(Problem) -> String? {
        guard scanner.current == UInt8(ascii: ":") else { return nil }
        scanner.skipOne()
        scanner.skipTrivia()
        let start = scanner.position
        var end = start
        while !scanner.isAtEnd, scanner.current != UInt8(ascii: "=") {
            if scanner.current == UInt8(ascii: "{") { throw .accessors }
            scanner.skipOne()
            end = scanner.position
            scanner.skipTrivia()
        }
        return scanner.text(start, end)
    }

    /// Reads from `=` to the end.
    private static func value(_ scanner: inout SourceScanner) throws(Problem) -> String? {
        guard !scanner.isAtEnd else { return nil }
        switch scanner.current {
        case UInt8(ascii: "="): break
        default: throw .accessors
        }
        scanner.skipOne()
        scanner.skipTrivia()
        let start = scanner.position
        var end = start
        while !scanner.isAtEnd {
            if scanner.current == UInt8(ascii: "{"), scanner.isAtObservers { throw .accessors }
            scanner.skipOne()
            end = scanner.position
            scanner.skipTrivia()
        }
        return scanner.text(start, end)
    }
}

extension SourceScanner {
    /// Skips `@name`, `@Module.name<T>` and `@name(…)`.
    mutating func skipAttribute() {
        skipOne()
        while readName() != nil, current == UInt8(ascii: ".") { skipOne() }
        if current == UInt8(ascii: "<") {
            var depth = 0
            repeat {
                if current == UInt8(ascii: "<") { depth += 1 }
                if current == UInt8(ascii: ">") { depth -= 1 }
                skipOne()
            } while depth > 0 && !isAtEnd
        }
        if current == UInt8(ascii: "(") { skipOne() }
    }

    /// Indicates whether braces here contain accessors or observers and not a closure.
    var isAtObservers: Bool {
        // The text in the braces, without them.
        var end = self
        end.skipOne()
        var inner = SourceScanner(text(position + 1, end.position))
        inner.skipTrivia()
        guard let word = inner.readName(), ["didSet", "willSet", "get", "set"].contains(word) else { return false }
        inner.skipTrivia()
        if inner.current == UInt8(ascii: "(") { inner.skipOne() }
        inner.skipTrivia()
        return inner.current == UInt8(ascii: "{")
    }
}
