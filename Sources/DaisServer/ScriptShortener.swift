// SPDX-License-Identifier: Apache-2.0

/// Writes tokens in the spelling that compresses best. All scripts of the client together are 480 B smaller with it.
///
/// | in a module | in the joined script | saves |
/// |---|---|---|
/// | `const` | `let`, like the other declarations; the modules have been tested with `const` | 270 B |
/// | `'text'` | `` `text` ``, like the templates | 100 B |
/// | `true`, `false` | `!0`, `!1` | 90 B |
/// | `0.5` | `.5` | 20 B |
enum ScriptShortener {
    static func shortened(_ tokens: [ScriptToken]) -> [ScriptToken] {
        tokens.indices.map { index in
            let token = tokens[index]
            let isMember = index > 0 && tokens[index - 1].isSign(".")
            // Before a colon it may be the name of a property.
            let isName = index + 1 < tokens.count && tokens[index + 1].isSign(":")
            guard !isMember, !isName, let text = shorter(token) else { return token }
            return ScriptToken(
                kind: token.kind == .string ? .template : .word, text: text, line: token.line, gap: token.gap)
        }
    }

    private static func shorter(_ token: ScriptToken) -> String? {
        switch (token.kind, token.text) {
        case (.word, "const"): "let"
        case (.word, "true"): "!0"
        case (.word, "false"): "!1"
        case (.word, let number) where number.hasPrefix("0."): String(number.dropFirst())
        case (.string, let text) where !text.contains("`") && !text.contains("${"):
            "`\(text.dropFirst().dropLast())`"
        default: nil
        }
    }
}

extension ScriptToken {
    fileprivate func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
