// SPDX-License-Identifier: Apache-2.0

/// The names that a module declares: those of the module, and those of the functions in it.
///
/// The scopes are coarse. A module is split at the declarations at its top, and a name that is declared inside of one of
/// these statements counts as a name of the whole statement:
///
///     const limit = 3                           // statement 0: `limit` belongs to the module
///     function add(item) { const next = item }  // statement 1: `add` belongs to the module, `item` and `next` do not
///
/// Renaming all occurrences of a name in a statement keeps the meaning of the code, whatever the exact scopes are.
struct ScriptScopes {
    /// The statements as ranges of tokens. Each begins with a declaration at the top of the module.
    private(set) var statements: [Range<Int>] = []
    /// The names that the module declares.
    private(set) var shared: Set<String> = []
    /// The names that are declared inside of each statement.
    private(set) var locals: [Set<String>] = []

    private let tokens: [ScriptToken]
    private let roles: [ScriptRole]
    /// The index of the other bracket of a pair, for each token that is a bracket.
    private var pairs: [Int?]
    /// The number of brackets around each token.
    private var depths: [Int] = []

    init(tokens: [ScriptToken], roles: [ScriptRole]) {
        self.tokens = tokens
        self.roles = roles
        pairs = Array(repeating: nil, count: tokens.count)
        depths.reserveCapacity(tokens.count)
        pairBrackets()
        var start = 0
        for index in tokens.indices where beginsStatement(at: index) {
            if index > start { statements.append(start..<index) }
            start = index
        }
        if start < tokens.count { statements.append(start..<tokens.count) }
        for range in statements {
            locals.append([])
            for index in range { readDeclaration(at: index) }
        }
    }

    private mutating func pairBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            let closes = token.kind == .templateEnd || ScriptSigns.closing.contains(token)
            if closes, let other = open.popLast() {
                pairs[index] = other
                pairs[other] = index
            }
            depths.append(open.count)
            let opens = token.kind == .templateStart || ScriptSigns.opening.contains(token)
            if opens { open.append(index) }
        }
    }

    private func beginsStatement(at index: Int) -> Bool {
        let token = tokens[index]
        guard depths[index] == 0, token.gap == .newLine, index > 0, token.kind == .word else { return false }
        let isFunction = token.text == "async" && index + 1 < tokens.count && tokens[index + 1].text == "function"
        guard ["const", "let", "function"].contains(token.text) || isFunction else { return false }
        let before = tokens[index - 1]
        return before.kind != .sign || ScriptSigns.closing.contains(before) || before.isSign(";")
    }

    private mutating func readDeclaration(at index: Int) {
        let token = tokens[index]
        let isProperty = roles[index] == .key || index > 0 && tokens[index - 1].isSign(".")
        switch token.kind {
        case .word where isProperty:
            if roles[index] == .key, index + 1 < tokens.count, tokens[index + 1].isSign("(") { readList(at: index + 1) }
        case .word where token.text == "const" || token.text == "let": readVariables(from: index + 1)
        case .word where token.text == "catch": readList(at: index + 1)
        case .word where token.text == "function":
            var next = index + 1
            if next < tokens.count, tokens[next].isSign("*") { next += 1 }
            if next < tokens.count, roles[next].namesVariable {
                declare(at: next, isShared: depths[index] == 0)
                next += 1
            }
            readList(at: next)
        case .sign where token.isSign("=") && index > 0:
            guard index + 1 < tokens.count, tokens[index + 1].isSign(">"), tokens[index + 1].gap == .none else {
                return
            }
            if tokens[index - 1].isSign(")"), let start = pairs[index - 1] {
                readList(at: start)
            } else if roles[index - 1].namesVariable {
                declare(at: index - 1, isShared: false)
            }
        default: break
        }
    }

    /// Reads the names after `let` or `const`.
    private mutating func readVariables(from start: Int) {
        let isShared = depths[start - 1] == 0
        var index = start
        while index < tokens.count {
            if let end = pairs[index], end > index {
                readPattern(index + 1..<end, isShared: isShared)
                index = end + 1
            } else {
                declare(at: index, isShared: isShared)
                index += 1
            }
            if index < tokens.count, tokens[index].isSign("=") { index = endOfValue(from: index + 1) }
            guard index < tokens.count, tokens[index].isSign(",") else { return }
            index += 1
        }
    }

    /// Reads the parameters in the parentheses that begin at an index, if there are any.
    private mutating func readList(at index: Int) {
        guard index < tokens.count, tokens[index].isSign("("), let end = pairs[index] else { return }
        readPattern(index + 1..<end, isShared: false)
    }

    private mutating func readPattern(_ range: Range<Int>, isShared: Bool) {
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens[index].isSign("=") {
                index = endOfValue(from: index + 1)
            } else if let end = pairs[index], end > index {
                readPattern(index + 1..<end, isShared: isShared)
                index = end + 1
            } else {
                if roles[index].namesVariable { declare(at: index, isShared: isShared) }
                index += 1
            }
        }
    }

    private mutating func declare(at index: Int, isShared: Bool) {
        guard roles[index].namesVariable else { return }
        if isShared { shared.insert(tokens[index].text) } else { locals[locals.count - 1].insert(tokens[index].text) }
    }

    /// Returns the index of the comma, the closing bracket or the line end after a value.
    private func endOfValue(from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if index > start, token.gap == .newLine, !continues(at: index) { return index }
            if let end = pairs[index], end > index {
                index = end + 1
                continue
            }
            if pairs[index] != nil || token.isSign(",") || token.isSign(";") { return index }
            index += 1
        }
        return index
    }

    /// The signs that begin a statement, and do not continue the one before.
    private static let beginningSigns = ScriptSigns("{!~")

    /// Returns whether a token on a new line continues the expression before it.
    private func continues(at index: Int) -> Bool {
        let (before, token) = (tokens[index - 1], tokens[index])
        if before.kind == .sign, !ScriptSigns.closing.contains(before) { return true }
        if before.kind == .word, ScriptRoles.keywords.contains(before.text) {
            return !["this", "null", "true", "false", "undefined"].contains(before.text)
        }
        switch token.kind {
        case .word: return ["in", "instanceof", "of"].contains(token.text)
        case .sign: return !Self.beginningSigns.contains(token)
        default: return token.kind.isTemplate
        }
    }
}
