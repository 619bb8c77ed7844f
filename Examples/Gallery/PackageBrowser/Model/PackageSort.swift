// SPDX-License-Identifier: Apache-2.0

/// The order of the list.
public enum PackageSort: String, CaseIterable, Identifiable, Sendable {
    /// Alphabetically; while searching, the best matches come first.
    case name
    /// By size, with the largest first.
    case size
    /// By section.
    case section

    /// The order itself.
    public var id: Self { self }
}

/// Consecutive packages of the list under one heading.
public struct PackageGroup: Identifiable, Hashable, Sendable {
    /// The id of the group.
    public var id: String
    /// The heading of the group.
    public var title: String
    /// The packages of the group.
    public var packages: [DebianPackage]
}

extension PackageCatalog {
    /// Returns the packages that match a query, in order and under headings.
    ///
    /// - Parameter query: Words that have to occur in the name or summary, or an empty string for all packages.
    public func groups(matching query: String, sort: PackageSort) -> [PackageGroup] {
        guard let ranks = search.ranks(for: query) else { return allGroups[sort] ?? [] }
        func isMatch(_ index: Int) -> Bool { ranks[index] != 0 }
        return switch sort {
        case .name: bestMatches(ranks)
        case .size: packages.grouped(bySize.lazy.filter(isMatch)) { Heading(size: $0.installedSize) }
        case .section: packages.grouped(bySection.lazy.filter(isMatch)) { Heading(section: $0.section) }
        }
    }

    private func bestMatches(_ ranks: [UInt8]) -> [PackageGroup] {
        var byRank = [[DebianPackage]](repeating: [], count: Int(SearchRank.summarySubstring.rawValue) + 1)
        for index in ranks.indices where ranks[index] != 0 { byRank[Int(ranks[index])].append(packages[index]) }
        let firstOfSummaries = Int(SearchRank.summaryWord.rawValue)
        return [
            PackageGroup(id: "names", title: "In the name", packages: Array(byRank[..<firstOfSummaries].joined())),
            PackageGroup(
                id: "summaries", title: "In the description", packages: Array(byRank[firstOfSummaries...].joined())),
        ].filter { !$0.packages.isEmpty }
    }
}

extension [DebianPackage] {
    /// Returns the packages with these indexes, where adjacent packages with the same heading form a group.
    func grouped(_ indices: some Sequence<Int>, under heading: (DebianPackage) -> Heading) -> [PackageGroup] {
        var groups: [PackageGroup] = []
        var current: Heading?
        for index in indices {
            let package = self[index]
            let next = heading(package)
            if next != current {
                current = next
                groups.append(PackageGroup(id: next.title, title: next.title, packages: []))
            }
            groups[groups.count - 1].packages.append(package)
        }
        return groups
    }
}

/// A heading. It is compared for every package, but converted to text once per group.
enum Heading: Equatable {
    case initial(UInt8)
    case section(String)
    case atLeast(megabytes: Int64)
    case smaller, unknownSize

    init(initialOf name: String) {
        let byte = name.utf8.first ?? 0
        self = .initial(byte.isASCIILetter ? byte & 0xDF : UInt8(ascii: "#"))
    }

    init(section: String) { self = .section(section) }

    init(size: Int64?) {
        guard let size else {
            self = .unknownSize
            return
        }
        let bounds: [Int64] = [100, 10, 1]
        self = bounds.first { size >= $0 << 20 }.map { .atLeast(megabytes: $0) } ?? .smaller
    }

    var title: String {
        switch self {
        case .initial(let byte): String(UnicodeScalar(byte))
        case .section(let name): name.isEmpty ? "No section" : name
        case .atLeast(megabytes: 100): "100 MB and more"
        case .atLeast(let megabytes): "\(megabytes) to \(megabytes * 10) MB"
        case .smaller: "Under 1 MB"
        case .unknownSize: "Size unknown"
        }
    }
}
