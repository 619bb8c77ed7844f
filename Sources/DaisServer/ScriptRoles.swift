// SPDX-License-Identifier: Apache-2.0

/// The role of a word in a script.
enum ScriptRole {
    /// A keyword, a number, the name of a property, or no word at all.
    case none
    /// The name of a property in front of its value or its parameters: `a` in `{ a: b, a() {} }`.
    case key
    /// The name of a variable.
    case variable
    /// The name of a property and of a variable: `a` in `{ a, b: c }`.
    case shorthand

    var namesVariable: Bool { self == .variable || self == .shorthand }
}

/// Finds the words of a script that name variables.
///
/// It does not parse. The sign or the word before a brace decides whether it opens a block or an object, and the signs
/// around a word decide whether it is a property. Classes and labels would need more than that; the client has none.
struct ScriptRoles {
    private let tokens: [ScriptToken]
    private var roles: [ScriptRole]
    /// The open brackets.
    private var open: [Bracket] = []
    /// The number of open brackets around the `case` or `default` whose colon has not been seen.
    private var label: Int?

    private enum Bracket { case block, object, other }

    static func roles(of tokens: [ScriptToken]) -> [ScriptRole] {
        var finder = ScriptRoles(tokens: tokens, roles: Array(repeating: .none, count: tokens.count))
        for index in tokens.indices { finder.read(index) }
        return finder.roles
    }

    private mutating func read(_ index: Int) {
        let token = tokens[index]
        switch token.kind {
        case .templateStart: open.append(.other)
        case .templateEnd: open.removeLast()
        case .sign where token.isSign("{"): open.append(isObject(at: index) ? .object : .block)
        case .sign where ScriptSigns.opening.contains(token): open.append(.other)
        case .sign where ScriptSigns.closing.contains(token): _ = open.popLast()
        case .word:
            if token.text == "case" || token.text == "default", open.last == .block { label = open.count }
            roles[index] = role(at: index)
        default: break
        }
    }

    private mutating func isObject(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        switch before.kind {
        case .templateStart, .templateMiddle: return true
        case .word: return Self.beforeObjects.contains(before.text)
        case .sign where before.isSign(":") && label == open.count:
            label = nil
            return false
        case .sign: return Self.signsBeforeObjects.contains(before)
        default: return false
        }
    }

    private func role(at index: Int) -> ScriptRole {
        let word = tokens[index].text
        guard word.first?.isNumber == false, !Self.keywords.contains(word) else { return .none }
        guard index > 0 else { return .variable }
        let before = tokens[index - 1]
        if before.isSign("."), !(index > 1 && tokens[index - 2].isSign(".")) { return .none }
        guard open.last == .object else { return .variable }
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        let beginsItem = before.isSign("{") || before.isSign(",")
        if next?.isSign("(") == true, beginsItem || ["async", "get", "set"].contains(before.text) { return .key }
        guard beginsItem else { return .variable }
        return next?.isSign(":") == true ? .key : .shorthand
    }

    private static let signsBeforeObjects = ScriptSigns("=(,:[?&|.")

    private static let beforeObjects: Set = [
        "return", "let", "const", "typeof", "of", "in", "await", "yield", "default",
    ]

    /// The words that never name a variable of the client.
    static let keywords: Set = [
        "arguments", "as", "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
        "default",
        "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "from", "function",
        "get",
        "if", "import", "in", "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch",
        "this",
        "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
    ]
}
