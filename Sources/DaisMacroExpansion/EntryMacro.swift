// SPDX-License-Identifier: Apache-2.0

/// Turns `@Entry var name: T = value` into a computed property and a private key type.
struct EntryMacro {
    /// The types whose extensions may have entries, and the protocols of their keys.
    static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private let declaration: SourceText
    private let attribute: SourceText
    private let context: [SourceText]

    init(_ declaration: SourceText, attribute: SourceText, context: [SourceText]) {
        self.declaration = declaration
        self.attribute = attribute
        self.context = context
    }

    /// The expansion for a role. Only the role of the accessors reports errors, so that each is reported once.
    func reply(_ role: String) -> Reply {
        do {
            switch role {
            case "accessor": return .source(try accessors())
            case "peer": return .source(try key())
            default: return .error("'@Entry' has no role '\(role)'; build with the compiler that Dais names", attribute)
            }
        } catch {
            guard role == "accessor" else { return .source("") }
            // An accessor keeps the compiler from reporting a stored property as well.
            return .expandMacroResult(
                expandedSource: "{ get { fatalError() } }", diagnostics: [Message(error.text, at: attribute)])
        }
    }

    private struct Problem: Error {
        let text: String
    }

    private func accessors() throws(Problem) -> String {
        let variable = try parsed()
        // Errors of the key are reported here.
        _ = try key()
        return """
            {
                get { self[__Key_\(variable.name).self] }
                set { self[__Key_\(variable.name).self] = newValue }
            }
            """
    }

    private func key() throws(Problem) -> String {
        let variable = try parsed()
        let keyType = try keyType()
        let members = keyType == "FocusedValueKey" ? try focusedValue(variable) : try defaultValue(variable)
        return """
            private struct __Key_\(variable.name): DaisCore.\(keyType) {
                \(members)
            }
            """
    }

    /// A computed default, so that neither its type nor its value has to be safe to share.
    private func defaultValue(_ variable: VariableDeclaration) throws(Problem) -> String {
        switch (variable.type, variable.value) {
        case (let type?, let value?):
            return "static var defaultValue: \(type) {\nlet value: \(type) = \(value)\nreturn value\n}"
        case (let type?, nil):
            guard Self.isOptional(type) else {
                throw Problem(
                    text: """
                        '\(variable.name)' needs a default value; write 'var \(variable.name): \(type) = value', or make \
                        the type optional
                        """)
            }
            return "static var defaultValue: \(type) { nil }"
        case (nil, let value?):
            return "@DaisCore._EntryDefault static var defaultValue = \(value)"
        case (nil, nil):
            throw Problem(text: "'\(variable.name)' needs a default value; write 'var \(variable.name) = value'")
        }
    }

    /// A focused value has no default: it is `nil` where no view with the focus sets it.
    private func focusedValue(_ variable: VariableDeclaration) throws(Problem) -> String {
        guard let type = variable.type, Self.isOptional(type), variable.value == nil else {
            throw Problem(
                text: "a focused value is optional and has no default; write 'var \(variable.name): Value?'")
        }
        if type.hasSuffix("?") { return "typealias Value = \(type.dropLast())" }
        return "typealias Value = \(type.dropFirst("Optional<".count).dropLast())"
    }

    private static func isOptional(_ type: String) -> Bool {
        type.hasSuffix("?") || type.hasSuffix("!") || (type.hasPrefix("Optional<") && type.hasSuffix(">"))
    }

    private func parsed() throws(Problem) -> VariableDeclaration {
        do {
            return try VariableDeclaration(declaration.source)
        } catch {
            throw Problem(text: error.rawValue)
        }
    }

    /// The protocol of the key, by the type that the innermost declaration around the property extends.
    private func keyType() throws(Problem) -> String {
        if let type = context.first.flatMap({ Self.extendedType($0.source) }), let key = Self.keys[type] { return key }
        throw Problem(
            text: """
                '@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or \
                FocusedValues; move the property there
                """)
    }

    private static func extendedType(_ source: String) -> String? {
        var scanner = SourceScanner(source)
        scanner.skipTrivia()
        while !scanner.isAtEnd {
            if scanner.current == UInt8(ascii: "@") {
                scanner.skipAttribute()
            } else {
                guard let word = scanner.readName() else { return nil }
                if word == "extension" { break }
            }
            scanner.skipTrivia()
        }
        var type: String?
        repeat {
            scanner.skipTrivia()
            if scanner.current == UInt8(ascii: ".") {
                scanner.skipOne()
                scanner.skipTrivia()
            }
            type = scanner.readName()
            scanner.skipTrivia()
        } while scanner.current == UInt8(ascii: ".")
        return type
    }

    /// The accessor of `static var defaultValue = value`, whose type the compiler infers.
    static func defaultAccessor(of declaration: SourceText) -> Reply {
        guard let value = try? VariableDeclaration(declaration.source, ofType: true).value else {
            return .error("'@_EntryDefault' belongs to '@Entry'; use that", declaration)
        }
        return .source("{\nget {\nlet value = \(value)\nreturn value\n}\n}")
    }
}
