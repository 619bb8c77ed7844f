// SPDX-License-Identifier: Apache-2.0

/// A module of the client: its imports, its exports, and its code without those statements.
struct ClientModule {
    struct Import {
        /// The path in `Client/`.
        let file: String
        /// The imported name, or `nil` for a namespace.
        let name: String?
        let local: String
        let line: Int
    }

    enum Export: Equatable {
        case function, value
        /// `export const NAME = 3` on a line of its own. The joined script has the number wherever modules have the name.
        case number(String)
    }

    let file: String
    let imports: [Import]
    let exports: [String: Export]
    /// The values of exported constants in capitals that are a whole number or a string.
    let constants: [String: String]
    /// The module's own constants in capitals that are whole numbers. Their uses have the numbers instead.
    let numbers: [String: String]
    let body: [ScriptToken]

    init(file: String, source: String) throws {
        var reader = Reader(file: file, tokens: try ScriptScanner.tokens(of: source, file: file))
        try reader.read()
        self.file = file
        imports = reader.imports
        exports = reader.exports
        constants = reader.constants
        numbers = reader.numbers
        body = reader.body
    }

    private struct Reader {
        let file: String
        var tokens: [ScriptToken]
        var at = 0
        var depth = 0
        var imports: [Import] = []
        var exports: [String: Export] = [:]
        var constants: [String: String] = [:]
        var numbers: [String: String] = [:]
        var body: [ScriptToken] = []

        init(file: String, tokens: [ScriptToken]) {
            self.file = file
            self.tokens = tokens
        }

        mutating func read() throws {
            while at < tokens.count {
                let token = tokens[at]
                let isName = at > 0 && tokens[at - 1].isSign(".")
                if token.kind == .word, !isName {
                    switch token.text {
                    case "import": try readImport()
                    case "export": try readExport()
                    case "const" where depth == 0 && readNumbers(): break
                    case "var": throw fault("`var` would be seen by every module: `let` or `const`")
                    case "await" where depth == 0:
                        throw fault("no `await` outside of a function: it would hold up every module")
                    case "class":
                        throw fault("no `class`: the joined script has short names, and finds those of functions only")
                    default: take()
                    }
                } else {
                    if ScriptSigns.opening.contains(token) { depth += 1 }
                    if ScriptSigns.closing.contains(token) { depth -= 1 }
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
            guard at < tokens.count, tokens[at].kind == .string, let path = path(tokens[at].text.dropFirst().dropLast())
            else {
                throw fault("an import names a file of the client: './x.js' or '../folder/x.js'", at: line)
            }
            at += 1
            _ = accept(";")
            imports += names.map { Import(file: path, name: $0.name, local: $0.local, line: line) }
        }

        /// Returns the path in `Client/` of a relative name, or `nil` if it is not relative.
        private func path(_ name: Substring) -> String? {
            let folder = file.split(separator: "/").dropLast()
            if name.hasPrefix("./") { return (folder + [name.dropFirst(2)]).joined(separator: "/") }
            if name.hasPrefix("../"), !folder.isEmpty {
                return (folder.dropLast() + [name.dropFirst(3)]).joined(separator: "/")
            }
            return nil
        }

        private mutating func readExport() throws {
            let line = tokens[at].line
            at += 1
            let start = at
            _ = accept("async")
            let keyword = try word()
            guard depth == 0, ["function", "const"].contains(keyword) else {
                let reason =
                    switch keyword {
                    case "default": "no default export: a name says the same everywhere"
                    case "let": "no exported `let`: export a function that returns it"
                    default: "only `export function` and `export const`, each with its declaration"
                    }
                throw fault(reason, at: line)
            }
            if keyword == "const", let (name, value) = constant() {
                if value.kind == .string {
                    constants[name] = String(value.text.dropFirst().dropLast())
                } else {
                    constants[name] = value.text
                    exports[name] = .number(value.text)
                    at += 3
                    return
                }
            }
            _ = accept("*")
            exports[try word()] = keyword == "function" ? .function : .value
            // The declaration now begins the line.
            tokens[start].gap = .newLine
            at = start
        }

        /// Returns the name and value of `NAME = 3` or `NAME = 'text'` on a line of its own.
        private func constant() -> (name: String, value: ScriptToken)? {
            guard at + 2 < tokens.count, tokens[at].text.allSatisfy({ $0.isUppercase || $0 == "_" }),
                tokens[at + 1].text == "=", at + 3 == tokens.count || tokens[at + 3].gap == .newLine
            else { return nil }
            let value = tokens[at + 2]
            return value.kind == .string || value.text.allSatisfy(\.isNumber) ? (tokens[at].text, value) : nil
        }

        /// Reads `const NAME = 3, OTHER = 10_000` on lines of their own, and returns whether it did.
        private mutating func readNumbers() -> Bool {
            var found: [String: String] = [:]
            var index = at
            repeat {
                guard index + 3 < tokens.count else { return false }
                let (name, sign, value) = (tokens[index + 1].text, tokens[index + 2].text, tokens[index + 3].text)
                guard name.allSatisfy({ $0.isUppercase || $0 == "_" }), sign == "=", value.first?.isNumber == true,
                    value.allSatisfy({ $0.isNumber || $0 == "_" })
                else { return false }
                found[name] = value
                index += 4
            } while index < tokens.count && tokens[index].text == ","
            guard index == tokens.count || tokens[index].gap == .newLine else { return false }
            numbers.merge(found) { $1 }
            at = index
            return true
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
