// SPDX-License-Identifier: Apache-2.0

/// The modules of each part of the client as one script: one request, and one dictionary for the compression.
///
/// Seventeen modules compressed one by one were 19.7 kB, joined they are 14.6 kB. Each module becomes a block, so its
/// names stay its own; what it exports goes into one object that all blocks of all parts share:
///
///     const $={}
///     {function f(){…}
///     Object.assign($,{f})}
///     {const{f}=$
///     f()}
///     export{$}
///
/// So an exported name says the same everywhere, and no two modules may export the same one: an object for each module
/// was 770 B more of names. Blocks stand in the order in which modules are evaluated: what is imported comes first. Where
/// imports go round in a circle one of them must come too early; it gets functions that look for the real ones when they
/// are called. The start exports the object, later parts import it.
enum ClientScript {
    /// - Parameters:
    ///   - entries: where the imports of each part start, the start's first. A module that none reaches is left out.
    ///   - start: the name under which the start is served.
    ///   - sources: by file name.
    /// - Returns: the scripts by their entries.
    static func joined(entries: [String], start: String, sources: [String: String]) throws -> [String: String] {
        var modules: [String: ClientModule] = [:]
        for (file, source) in sources { modules[file] = try ClientModule(file: file, source: source) }
        /// Which part each module is in.
        var owners: [String: String] = [:]
        var orders: [[ClientModule]] = []
        for entry in entries {
            let order = try evaluationOrder(from: entry, in: modules, known: Set(owners.keys))
            for module in order { owners[module.file] = entry }
            orders.append(order)
        }
        try checkExports(of: orders.flatMap { $0 })
        let isShared = orders.contains { $0.contains { !$0.imports.isEmpty } }
        var scripts: [String: String] = [:]
        for (entry, order) in zip(entries, orders) {
            for module in order {
                for item in module.imports where ![entry, entries[0]].contains(owners[item.file]) {
                    throw ClientFault(
                        file: module.file, line: item.line,
                        problem: "\(item.file) is in another later part: import it in \(entries[0]) too, or not here")
                }
            }
            let isStart = entry == entries[0]
            let own = Set(order.map(\.file))
            var result = !isShared ? "" : isStart ? "const $={}\n" : "import{$}from'./\(start)'\n"
            for (index, module) in order.enumerated() {
                let later = own.subtracting(order[..<index].map(\.file))
                result += "{" + (try bindings(of: module, in: modules, later: later)) + text(of: module.body)
                if !module.exports.isEmpty {
                    result += "\nObject.assign($,{\(module.exports.keys.sorted().joined(separator: ","))})"
                }
                result += "}\n"
            }
            if isStart, entries.count > 1 { result += "export{$}\n" }
            scripts[entry] = result
        }
        return scripts
    }

    private static func checkExports(of modules: [ClientModule]) throws {
        var owners: [String: String] = [:]
        for module in modules {
            for name in module.exports.keys.sorted() {
                if let other = owners.updateValue(module.file, forKey: name) {
                    throw ClientFault(
                        file: module.file, line: 1,
                        problem: "\(other) exports a `\(name)` too: exported names are those of the whole client")
                }
            }
        }
    }

    /// The modules that belong to a budget of their own, as much of the joined file as they are.
    static func text(of sources: [String: String]) throws -> String {
        try sources.keys.sorted().map { text(of: try ClientModule(file: $0, source: sources[$0] ?? "").body) }.joined(
            separator: "\n")
    }

    private static func evaluationOrder(
        from entry: String, in modules: [String: ClientModule], known: Set<String>
    ) throws -> [ClientModule] {
        var order: [ClientModule] = []
        var seen = known
        func visit(_ module: ClientModule) throws {
            guard seen.insert(module.file).inserted else { return }
            for item in module.imports {
                guard let next = modules[item.file] else {
                    throw ClientFault(file: module.file, line: item.line, problem: "there is no Client/\(item.file)")
                }
                if let name = item.name, next.exports[name] == nil {
                    throw ClientFault(
                        file: module.file, line: item.line, problem: "\(item.file) does not export `\(name)`")
                }
                try visit(next)
            }
            order.append(module)
        }
        guard let first = modules[entry] else {
            throw ClientFault(file: entry, line: 1, problem: "the file is missing")
        }
        try visit(first)
        return order
    }

    /// - Parameter later: the files of this part whose blocks have not run when this one does.
    private static func bindings(
        of module: ClientModule, in modules: [String: ClientModule], later: Set<String>
    ) throws -> String {
        var names: [String] = []
        var parts: [String] = []
        for item in module.imports {
            if let name = item.name, !later.contains(item.file) {
                names.append(name == item.local ? name : "\(name):\(item.local)")
            } else if let name = item.name {
                guard modules[item.file]?.exports[name] == .function else {
                    throw ClientFault(
                        file: module.file, line: item.line,
                        problem: "\(item.file) imports this module too; in a circle only an `export function` can be "
                            + "imported by name, and `\(name)` is none")
                }
                parts.append("\(item.local)=(...list)=>$.\(name)(...list)")
            } else {
                parts.append("\(item.local)=$")
            }
        }
        if !names.isEmpty { parts.insert("{\(names.joined(separator: ","))}=$", at: 0) }
        return parts.isEmpty ? "" : "const \(parts.joined(separator: ","))\n"
    }

    /// The code without what separates nothing. A line end stays wherever a statement could end there.
    static func text(of tokens: [ScriptToken]) -> String {
        var result = ""
        var previous: ScriptToken?
        for token in tokens {
            if let previous, token.gap != .none { result += gap(from: previous, to: token) }
            result += token.text
            previous = token
        }
        return result
    }

    private static func gap(from left: ScriptToken, to right: ScriptToken) -> String {
        if right.gap == .newLine {
            if left.kind == .sign, "{([,;:?=&|<>!.*%^~".contains(left.text) { return "" }
            if right.kind == .sign, "})],;:?=&|<>.%^".contains(right.text) { return "" }
            return "\n"
        }
        guard left.kind == .sign || right.kind == .sign else {
            // `case 'a'` can do without, `a in b` and `/x/g in b` cannot.
            let isApart = left.kind == .string || left.kind == .template || right.kind != .word && left.kind == .word
            return isApart ? "" : " "
        }
        guard left.kind == .sign, right.kind == .sign else { return "" }
        // Two operators might become another one: `a - -b`, `a < !--b`.
        if "{}()[],;:".contains(left.text) || "{}()[],;:".contains(right.text) { return "" }
        return right.text == "!" && left.text != "<" ? "" : " "
    }
}
