// SPDX-License-Identifier: Apache-2.0

/// A request of the compiler. Messages have more fields; those are not read.
enum Request: Decodable {
    /// The compiler says which version of the protocol it speaks.
    case getCapability
    /// A macro with `#`.
    case expandFreestandingMacro(macro: MacroReference, discriminator: String, syntax: SourceText)
    /// A macro with `@`, in one of its roles.
    case expandAttachedMacro(
        macro: MacroReference, macroRole: String, attributeSyntax: SourceText, declSyntax: SourceText,
        lexicalContext: [SourceText]?)
}

/// An answer to the compiler.
enum Reply: Encodable, Equatable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Message])

    struct Capability: Encodable, Equatable {
        /// Version 7 belongs to Swift 6.0. All compilers that can build Dais accept it.
        var protocolVersion = 7
    }
}

/// The `#externalMacro` of a declaration.
struct MacroReference: Decodable {
    let typeName: String
}

/// A piece of source, with the comments and spaces before it.
struct SourceText: Decodable {
    struct Location: Decodable {
        /// The module and the name of the file.
        let fileID: String?
        let fileName: String
        /// The distance of the piece from the start of the file, in bytes.
        let offset: Int
        let line: Int?
    }

    let source: String
    let location: Location
}

/// An error that the compiler reports at a place in the source.
struct Message: Encodable, Equatable {
    struct Position: Encodable, Equatable {
        let fileName: String
        let offset: Int
    }

    // The compiler expects lists for what these messages do not have.
    private enum CodingKeys: CodingKey {
        case message, severity, position, highlights, notes, fixIts
    }

    let text: String
    let position: Position

    /// An error at the first word of a piece of source.
    init(_ text: String, at piece: SourceText) {
        self.text = text
        var scanner = SourceScanner(piece.source)
        scanner.skipTrivia()
        position = Position(
            fileName: piece.location.fileName, offset: piece.location.offset + scanner.position)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .message)
        try container.encode("error", forKey: .severity)
        try container.encode(position, forKey: .position)
        try container.encode([String](), forKey: .highlights)
        try container.encode([String](), forKey: .notes)
        try container.encode([String](), forKey: .fixIts)
    }
}
