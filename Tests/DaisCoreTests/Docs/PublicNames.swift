// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the public declarations of the sources line by line. The sources are formatted, so indentation tells nesting.
struct PublicNames {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every name that a user can write, members and cases too.
    private(set) var all: Set<String> = []
    /// Types at the top level of a file.
    private(set) var types: Set<String> = []
    /// Methods in extensions, by the type they extend.
    private(set) var methods: [String: Set<String>] = [:]
    /// Methods and properties in extensions, by the type they extend.
    private(set) var members: [String: Set<String>] = [:]

    init() throws {
        self.init(try Self.sources().map { try String(contentsOf: $0, encoding: .utf8) })
    }

    init(_ texts: [String]) {
        var hidden: Set<String> = []
        var seen: Set<String> = []
        for text in texts {
            Self.visit(text) { declaration, scope in
                guard declaration.isType, declaration.kind != "extension" else { return }
                if scope.isPublic(declaration) {
                    seen.insert(declaration.name)
                } else {
                    hidden.insert(declaration.name)
                }
            }
        }
        hidden.subtract(seen)
        for text in texts {
            Self.visit(text) { declaration, scope in
                // Operators have no name of letters.
                guard declaration.kind != "extension", !declaration.name.isEmpty, scope.isPublic(declaration),
                    scope.isReached(without: hidden)
                else { return }
                all.insert(declaration.name)
                if scope.around.isEmpty, declaration.isType { types.insert(declaration.name) }
                guard let outer = scope.around.last, outer.kind == "extension" else { return }
                if declaration.kind == "func" { methods[outer.name, default: []].insert(declaration.name) }
                if ["func", "var", "let"].contains(declaration.kind) {
                    members[outer.name, default: []].insert(declaration.name)
                }
            }
        }
    }

    static func sources() throws -> [URL] {
        ["Sources/DaisCore", "Sources/DaisObjects", "Sources/Dais", "Sources/os", "Sources/DaisUnfairLock"].flatMap {
            files(in: $0)
        }
    }

    /// The Swift files of a folder of the package.
    static func files(in folder: String) -> [URL] {
        let root = package.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    private struct Declaration {
        let indent: Int
        let kind: String
        let name: String
        private(set) var saysPublic = false
        var isType: Bool { !["func", "var", "let", "case"].contains(kind) }

        private static let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "actor", "extension", "func", "var", "let", "typealias",
            "associatedtype", "case", "macro",
        ]

        /// A line that begins with attributes and modifiers, a kind and a name.
        init?(_ code: Substring, indent: Int) {
            var words = code.split(separator: " ")[...]
            while let word = words.popFirst() {
                if Self.kinds.contains(word), let name = words.first?.drop(while: { $0 == "`" }),
                    !Self.kinds.contains(name)
                {
                    self.indent = indent
                    kind = String(word)
                    self.name = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
                    return
                }
                if word == "public" || word == "open" { saysPublic = true }
                guard word.first == "@" || word.first?.isLowercase == true else { return nil }
            }
            return nil
        }
    }

    /// The declarations around a line, the outermost first.
    private struct Scope {
        var around: [Declaration] = []

        /// Requirements of protocols and cases of enumerations are as public as their type.
        func isPublic(_ declaration: Declaration) -> Bool {
            if declaration.saysPublic { return true }
            guard let outer = around.last, outer.saysPublic else { return false }
            return outer.kind == "protocol" || (outer.kind == "enum" && declaration.kind == "case")
        }

        func isReached(without hidden: Set<String>) -> Bool {
            around.allSatisfy {
                guard $0.kind == "extension" else { return $0.saysPublic }
                return !$0.name.split(separator: ".").contains { hidden.contains(String($0)) }
            }
        }
    }

    private static func visit(_ text: String, _ body: (Declaration, Scope) -> Void) {
        var scope = Scope()
        for line in text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            let indent = line.utf8.count - code.utf8.count
            if code.first == "}" { scope.around.removeAll { $0.indent >= indent } }
            guard let declaration = Declaration(code, indent: indent) else { continue }
            scope.around.removeAll { $0.indent >= indent }
            body(declaration, scope)
            scope.around.append(declaration)
        }
    }
}
