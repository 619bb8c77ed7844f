// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The tables of attributes and classes in `docs/wire` against the names in Swift, the client and the style sheets,
/// both ways.
@Suite("Attributes and classes in docs/wire")
struct ProtocolAttributeTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The parties that name an attribute or a class: `server`, `client` or `styles`.
    private typealias Users = [String: Set<String>]

    private static func texts(in folder: String, _ type: String) throws -> [String] {
        let files = FileManager.default.enumerator(
            at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        var texts: [String] = []
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == type { texts.append(try String(contentsOf: file, encoding: .utf8)) }
        }
        return texts
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(#/(?s)/\*.*?\*//#, with: "").replacing(#/(?m)(^|\s)//.*$/#, with: "")
    }

    private static let names = (attributes: "AttributeName", classes: "StateClass")

    /// The sources of the server without the files that declare the names.
    private static func server() throws -> [String] {
        try ["Sources/DaisCore", "Sources/DaisServer"].flatMap { try texts(in: $0, "swift") }
            .map(withoutComments).filter { !$0.contains("enum AttributeName") && !$0.contains("enum StateClass") }
    }

    /// The constants of a type in `Sources/DaisCore/Document`: their values by name.
    private static func constants(of type: String) throws -> [String: String] {
        let file = package.appendingPathComponent("Sources/DaisCore/Document/\(type).swift")
        let matches = try String(contentsOf: file, encoding: .utf8)
            .matches(of: #/static let `?(\w+)`? = "([^"]+)"/#)
        return Dictionary(uniqueKeysWithValues: matches.map { (String($0.1), String($0.2)) })
    }

    /// The values of the constants of a type that the server uses by name.
    private static func namedByServer(_ type: String) throws -> Set<String> {
        let constants = try constants(of: type)
        let pattern = try Regex("\(type)\\.(\\w+)", as: (Substring, Substring).self)
        return Set(try server().flatMap { $0.matches(of: pattern).compactMap { constants[String($0.1)] } })
    }

    private static func used() throws -> Users {
        var users: Users = [:]
        for name in try namedByServer(names.attributes) { users[name] = ["server"] }
        for (user, type) in [("client", "js"), ("styles", "css")] {
            for text in try texts(in: "Client", type).map(withoutComments) {
                for match in text.matches(of: #/data-[a-z]+(?:-[a-z]+)*/#) {
                    users[String(match.0), default: []].insert(user)
                }
                for match in text.matches(of: #/dataset\.([a-zA-Z]+)|'([a-zA-Z]+)' in [\w.]*dataset/#) {
                    let key = String(match.1 ?? match.2 ?? "")
                    let name = "data-" + key.replacing(#/[A-Z]/#) { "-" + $0.0.lowercased() }
                    users[name, default: []].insert(user)
                }
            }
        }
        return users
    }

    /// The classes that the client's modules look for, and those that they write, with those who use them.
    private static func usedClasses() throws -> Users {
        var users: Users = [:]
        let modules = try texts(in: "Client", "js").map(withoutComments)
        let styles = try texts(in: "Client", "css").map(withoutComments).joined(separator: "\n")
        for string in modules.flatMap({ $0.matches(of: #/'[^'\n]*'|`[^`\n]*`/#).map(\.0) }) {
            for match in string.matches(of: #/[^\w.)}\/]((?:\.[a-zA-Z][\w-]*)+)(?=[\s,>:\[)'"`~+])/#) {
                for name in match.1.split(separator: ".") { users[String(name)] = ["client"] }
            }
        }
        for match in modules.joined(separator: "\n").matches(of: #/classList\.\w+\('([\w-]+)'/#) {
            users[String(match.1)] = ["client"]
        }
        // The endings of files, and the classes of kinds, which are made from a prefix.
        users["css"] = nil
        users["js"] = nil
        users = users.filter { !$0.key.hasSuffix("-container") }
        for name in try namedByServer(names.classes) { users[name, default: []].insert("server") }
        for name in users.keys {
            if try styles.contains(Regex("\\.\(name)(?![\\w-])")) { users[name]?.insert("styles") }
        }
        return users
    }

    /// Rows are `| name | on | meaning | written by | read by |`; those of classes have no meaning.
    private static func documented(_ row: Regex<(Substring, Substring)>) throws -> (users: Users, repeated: [String]) {
        var users: Users = [:]
        var repeated: [String] = []
        for line in try texts(in: "docs/wire", "md").joined(separator: "\n").split(separator: "\n") {
            guard let name = line.firstMatch(of: row)?.1 else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let words = cells.suffix(2).flatMap { $0.components(separatedBy: ", ") }
            if users.updateValue(Set(words).subtracting(["tests"]), forKey: String(name)) != nil {
                repeated.append(String(name))
            }
        }
        return (users, repeated)
    }

    private static func differences(_ used: Users, _ documented: (users: Users, repeated: [String])) -> [String] {
        var differences = documented.repeated.map { "\($0) has two rows" }
        for name in Set(used.keys).union(documented.users.keys) where used[name] != documented.users[name] {
            let users = used[name]?.sorted().joined(separator: ", ") ?? "nobody"
            let row = documented.users[name]?.sorted().joined(separator: ", ") ?? "no row"
            differences.append("\(name): used by \(users); the tables say \(row)")
        }
        return differences.sorted()
    }

    @Test("each data attribute has one row that names those who use it")
    func attributes() throws {
        let used = try Self.used()
        let differences = Self.differences(used, try Self.documented(#/^\| `(data-[a-z-]+)` \|/#))
        #expect(differences == [])
        #expect(used.count > 80)
    }

    @Test("each class that the client looks for has one row that names those who use it")
    func classes() throws {
        let used = try Self.usedClasses()
        let row = #/^\| `([a-zA-Z][a-zA-Z-]*)` \|[^|]*\| (?:server|client)[^|]*\| (?:server|client)[^|]*\|$/#
        let differences = Self.differences(used, try Self.documented(row))
        #expect(differences == [])
        #expect(used.count > 30)
    }

    @Test("no attribute or class is declared that the server does not use, and no attribute is spelled out")
    func declared() throws {
        for type in [Self.names.attributes, Self.names.classes] {
            let constants = try Self.constants(of: type)
            #expect(Set(constants.values).subtracting(try Self.namedByServer(type)).sorted() == [])
            #expect(Set(constants.values).count == constants.count)
        }
        let literals = try Self.server().flatMap { $0.matches(of: #/"(data-[a-z-]*[a-z])"/#).map { String($0.1) } }
        #expect(literals == [])
    }
}
