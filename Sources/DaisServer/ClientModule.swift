// SPDX-License-Identifier: Apache-2.0

/// One module of the client: what it imports and exports, and the code that is left without those words.
struct ClientModule {
    struct Import {
        let file: String
        /// `nil` for a namespace.
        let name: String?
        let local: String
        let line: Int
    }

    enum Export { case function, value }

    let file: String
    let imports: [Import]
    let exports: [String: Export]
    let body: [ScriptToken]

    init(file: String, source: String) throws {
        var reader = Reader(file: file, tokens: try ScriptScanner.tokens(of: source, file: file))
        try reader.read()
        self.file = file
        imports = reader.imports
        exports = reader.exports
        body = reader.body
    }

    private struct Reader {
        let file: String
        var tokens: [ScriptToken]
        var at = 0
        var depth = 0
        var imports: [Import] = []
        var exports: [String: Export] = [:]
        var body: [ScriptToken] = []

        init(file: String, tokens: [ScriptToken]) {
            self.file = file
            self.tokens = tokens
        }

        mutating func read() throws {
            while at < tokens.count {
                let token = tokens[at]
                let isName = at > 0 && tokens[at - 1].text == "." && tokens[at - 1].kind == .sign
                if token.kind == .word, !isName {
                    switch token.text {
                    case "import": try readImport()
                    case "export": try readExport()
                    case "var": throw fault("`var` would be seen by every module: `let` or `const`")
                    case "await" where depth == 0:
                        throw fault("no `await` outside of a function: it would hold up every module")
                    case let name where name.hasPrefix("$"):
                        throw fault("`\(name)`: names with a `$` belong to the joined file")
                    default: take()
                    }
                } else {
                    if token.kind == .sign {
                        if "{([".contains(token.text) { depth += 1 }
                        if "})]".contains(token.text) { depth -= 1 }
                    }
                    take()
                }
            }
        }

        private mutating func take() {
            body.append(tokens[at])
            at += 1
        }

        private mutating func readImport() throws {
            let line = tokens[at].line
            at += 1
            guard depth == 0, sees("*") || sees("{") else {
                throw fault(
                    "only `import { a, b } from './x.js'` and `import * as x from './x.js'`, at the top", at: line)
            }
            var names: [(name: String?, local: String)] = []
            if accept("*") {
                try expect("as")
                names.append((nil, try word()))
            } else {
                try expect("{")
                while !accept("}") {
                    let name = try word()
                    names.append((name, accept("as") ? try word() : name))
                    if !accept(",") {
                        try expect("}")
                        break
                    }
                }
            }
            try expect("from")
            guard at < tokens.count, tokens[at].kind == .string, tokens[at].text.dropFirst().hasPrefix("./") else {
                throw fault("an import names a file beside this one: './x.js'", at: line)
            }
            let path = String(tokens[at].text.dropFirst(3).dropLast())
            at += 1
            _ = accept(";")
            imports += names.map { Import(file: path, name: $0.name, local: $0.local, line: line) }
        }

        private mutating func readExport() throws {
            let line = tokens[at].line
            at += 1
            let start = at
            _ = accept("async")
            let keyword = try word()
            guard depth == 0, ["function", "class", "const"].contains(keyword) else {
                let reason =
                    switch keyword {
                    case "default": "no default export: a name says the same everywhere"
                    case "let": "no exported `let`: export a function that returns it"
                    default: "only `export function`, `export class` and `export const`, each with its declaration"
                    }
                throw fault(reason, at: line)
            }
            _ = accept("*")
            exports[try word()] = keyword == "function" ? .function : .value
            // The declaration now begins the line.
            tokens[start].gap = .newLine
            at = start
        }

        private func sees(_ text: String) -> Bool { at < tokens.count && tokens[at].text == text }

        private mutating func accept(_ text: String) -> Bool {
            guard sees(text) else { return false }
            at += 1
            return true
        }

        private mutating func expect(_ text: String) throws {
            guard accept(text) else { throw fault("`\(text)` is missing here") }
        }

        private mutating func word() throws -> String {
            guard at < tokens.count, tokens[at].kind == .word else {
                throw fault("only named declarations are imported and exported")
            }
            at += 1
            return tokens[at - 1].text
        }

        private func fault(_ problem: String, at line: Int? = nil) -> ClientFault {
            ClientFault(file: file, line: line ?? tokens[min(at, tokens.count - 1)].line, problem: problem)
        }
    }
}
