// SPDX-License-Identifier: Apache-2.0

/// A module of the client with the meaning of each of its words.
struct ScriptUnit {
    /// A name that a module declares.
    struct SharedName: Hashable {
        let file: String
        let name: String
    }

    enum Meaning: Hashable {
        /// A name of this module or of one that it imports.
        case shared(SharedName)
        /// A name that is declared inside of a statement.
        case local(String)
    }

    /// The module's code. Numbers are in the place of their names, and members of namespaces are one word.
    let tokens: [ScriptToken]
    let roles: [ScriptRole]
    /// The meaning of each token that names a variable, unless it is a global name.
    let meanings: [Meaning?]
    /// The statements as ranges of tokens.
    let statements: [Range<Int>]
    /// The names of the browser that the module uses.
    let globals: Set<String>

    /// - Throws: ``ClientFault`` if a namespace is used without a member, or if the member does not exist.
    init(_ module: ClientModule, in modules: [String: ClientModule]) throws {
        var imports: [String: SharedName] = [:]
        var numbers = module.numbers
        for (name, export) in module.exports { if case .number(let value) = export { numbers[name] = value } }
        for item in module.imports {
            guard let name = item.name else { continue }
            imports[item.local] = SharedName(file: item.file, name: name)
            if case .number(let value) = modules[item.file]?.exports[name] { numbers[item.local] = value }
        }
        let spaces = Dictionary(
            module.imports.filter { $0.name == nil }.map { ($0.local, $0.file) }, uniquingKeysWith: { $1 })
        var tokens: [ScriptToken] = []
        var index = 0
        while index < module.body.count {
            let token = module.body[index]
            index += 1
            if token.kind == .word, let file = spaces[token.text], tokens.last?.isSign(".") != true,
                index + 1 < module.body.count, module.body[index].isSign(".")
            {
                let member = "\(token.text).\(module.body[index + 1].text)"
                index += 2
                let name = SharedName(file: file, name: module.body[index - 1].text)
                switch modules[file]?.exports[name.name] {
                case .number(let value): numbers[member] = value
                case nil: throw Self.fault(module, token, "\(file) does not export `\(name.name)`")
                default: imports[member] = name
                }
                tokens.append(ScriptToken(kind: .word, text: member, line: token.line, gap: token.gap))
            } else {
                tokens.append(token)
            }
        }
        var roles = ScriptRoles.roles(of: tokens)
        for index in tokens.indices where roles[index].namesVariable {
            guard let number = numbers[tokens[index].text] else { continue }
            let text = roles[index] == .shorthand ? "\(tokens[index].text):\(number)" : number
            tokens[index] = ScriptToken(kind: .word, text: text, line: tokens[index].line, gap: tokens[index].gap)
            roles[index] = .none
        }
        let scopes = ScriptScopes(tokens: tokens, roles: roles)
        var meanings: [Meaning?] = Array(repeating: nil, count: tokens.count)
        var globals: Set<String> = []
        for (range, locals) in zip(scopes.statements, scopes.locals) {
            for index in range where roles[index].namesVariable {
                let word = tokens[index].text
                if let name = imports[word] {
                    meanings[index] = .shared(name)
                } else if scopes.shared.contains(word) {
                    meanings[index] = .shared(SharedName(file: module.file, name: word))
                } else if locals.contains(word) {
                    meanings[index] = .local(word)
                } else if spaces[word] != nil {
                    throw Self.fault(module, tokens[index], "`\(word)` is a namespace: use its members")
                } else {
                    globals.insert(word)
                }
            }
        }
        self.tokens = tokens
        self.roles = roles
        self.meanings = meanings
        self.globals = globals
        statements = scopes.statements
    }

    private static func fault(_ module: ClientModule, _ token: ScriptToken, _ problem: String) -> ClientFault {
        ClientFault(file: module.file, line: token.line, problem: problem)
    }
}
