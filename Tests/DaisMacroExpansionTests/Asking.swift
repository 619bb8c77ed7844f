// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import DaisMacroExpansion

/// The answer to the compiler for one use of a macro.
struct Answer: Equatable {
    struct Problem: Equatable {
        let text: String
        let offset: Int
    }

    var source: String?
    var problems: [Problem] = []
}

/// Asks for the expansion of a macro, in the words of the compiler.
enum Asking {
    /// Asks for a macro with `#`.
    static func freestanding(_ type: String, _ source: String) throws -> Answer {
        try ask([
            "expandFreestandingMacro": [
                "discriminator": "$s1d", "lexicalContext": [], "macro": macro(type), "macroRole": "declaration",
                "staticBuildConfiguration": "{}", "syntax": piece("expression", source),
            ]
        ])
    }

    /// Asks for a macro with `@`. The declaration begins 100 bytes into its file.
    static func attached(
        _ type: String, _ role: String, _ declaration: String,
        in context: [String] = ["\nextension EnvironmentValues {}"]
    ) throws -> Answer {
        let attribute = declaration.prefix { $0 != "@" } + "@\(type) "
        return try ask([
            "expandAttachedMacro": [
                "attributeSyntax": piece("attribute", String(attribute)),
                "declSyntax": piece("declaration", declaration),
                "discriminator": "$s1d", "lexicalContext": context.map { piece("declaration", $0) },
                "macro": macro(type), "macroRole": role, "staticBuildConfiguration": "{}",
            ]
        ])
    }

    private static func macro(_ type: String) -> [String: String] {
        ["moduleName": "DaisMacros", "name": type, "typeName": type]
    }

    private static func piece(_ kind: String, _ source: String) -> [String: Any] {
        let location: [String: Any] = [
            "column": 1, "fileID": "A/a.swift", "fileName": "a.swift", "line": 1, "offset": 100,
        ]
        return ["kind": kind, "location": location, "source": source]
    }

    private struct Result: Decodable {
        struct Expansion: Decodable {
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }
        /// All of it is required, so that an answer that the compiler cannot read does not pass.
        struct Diagnostic: Decodable {
            struct Position: Decodable {
                let fileName: String
                let offset: Int
            }
            let message: String
            let severity: String
            let position: Position
            let highlights: [String]
            let notes: [String]
            let fixIts: [String]
        }
        let expandMacroResult: Expansion
    }

    private static func ask(_ request: [String: Any]) throws -> Answer {
        let reply = try Conversation.reply(to: Array(JSONSerialization.data(withJSONObject: request)))
        let result = try JSONDecoder().decode(Result.self, from: Data(reply)).expandMacroResult
        return Answer(
            source: result.expandedSource,
            problems: result.diagnostics.map {
                Answer.Problem(text: "\($0.severity) \($0.position.fileName) \($0.message)", offset: $0.position.offset)
            })
    }
}
