// SPDX-License-Identifier: Apache-2.0

/// The short names of the variables in a joined script.
///
/// All scripts of the client together take 60.0 kB with the names of the modules, and 51.8 kB with short ones. The more
/// often a name occurs, the shorter it becomes. Names of modules are unique in the script. Names inside of statements are
/// not: the most frequent one of each statement has the same short name, so the compression finds the same text again.
struct ScriptNames {
    /// The short names of what modules declare, those of imports from other parts included.
    let shared: [ScriptUnit.SharedName: String]
    /// The short names inside of statements, by module and statement.
    private let locals: [[[String: String]]]

    private enum Key: Hashable {
        case shared(ScriptUnit.SharedName)
        /// The names of this rank in all statements.
        case rank(Int)
    }

    /// Finds the names for the modules of a script.
    ///
    /// - Parameter taken: Names that have a meaning in the browser.
    init(of units: [ScriptUnit], apartFrom taken: Set<String>) {
        var counts = OrderedCounts<Key>()
        let ranks = units.map { unit in
            unit.statements.map { range in
                var own = OrderedCounts<String>()
                for index in range {
                    switch unit.meanings[index] {
                    case .shared(let name): counts.add(1, to: .shared(name))
                    case .local(let word): own.add(1, to: word)
                    case nil: break
                    }
                }
                let order = own.mostFrequent
                for (rank, item) in order.enumerated() { counts.add(item.count, to: .rank(rank)) }
                return order.map(\.key)
            }
        }
        var supply = Supply(taken: taken)
        let names = Dictionary(uniqueKeysWithValues: counts.mostFrequent.map { ($0.key, supply.next()) })
        var shared: [ScriptUnit.SharedName: String] = [:]
        for case (.shared(let name), let short) in names { shared[name] = short }
        self.shared = shared
        locals = ranks.map { statements in
            statements.map { words in
                Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, names[.rank($0)] ?? $1) })
            }
        }
    }

    /// Returns the code of the module at an index with short names.
    func tokens(of unit: ScriptUnit, at module: Int) -> [ScriptToken] {
        var result = unit.tokens
        for (statement, range) in unit.statements.enumerated() {
            for index in range {
                let token = unit.tokens[index]
                let name: String? =
                    switch unit.meanings[index] {
                    case .shared(let name): shared[name]
                    case .local(let word): locals[module][statement][word]
                    case nil: nil
                    }
                guard let name else { continue }
                let text = unit.roles[index] == .shorthand && name != token.text ? "\(token.text):\(name)" : name
                result[index] = ScriptToken(kind: .word, text: text, line: token.line, gap: token.gap)
            }
        }
        return result
    }

    /// Counts of keys, with the order in which they came.
    private struct OrderedCounts<Key: Hashable> {
        private var counts: [Key: Int] = [:]
        private var order: [Key] = []

        mutating func add(_ count: Int, to key: Key) {
            if counts[key] == nil { order.append(key) }
            counts[key, default: 0] += count
        }

        /// The keys by falling count, and by the order in which they came.
        var mostFrequent: [(key: Key, count: Int)] {
            order.enumerated().map { (place: $0, key: $1, count: counts[$1] ?? 0) }
                .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
                .map { ($0.key, $0.count) }
        }
    }

    /// All names of one letter, then those of two, and so on.
    private struct Supply {
        /// The frequent letters of scripts are first, because the compression writes them with fewer bits.
        private static let first = Array("etnaoirsclhdupmfgybvwkxjqzETNAOIRSCLHDUPMFGYBVWKXJQZ_")
        private static let later = first + Array("0123456789")
        let taken: Set<String>
        private var count = 0

        init(taken: Set<String>) { self.taken = taken }

        mutating func next() -> String {
            while true {
                var (number, name) = (count, "")
                count += 1
                name.append(Self.first[number % Self.first.count])
                number /= Self.first.count
                while number > 0 {
                    number -= 1
                    name.append(Self.later[number % Self.later.count])
                    number /= Self.later.count
                }
                if !taken.contains(name), !ScriptRoles.keywords.contains(name) { return name }
            }
        }
    }
}
