// SPDX-License-Identifier: Apache-2.0

/// All packages of one reading of the status file, with everything that makes questions about them cheap.
///
/// Immutable and shared: every browser session that shows the same file uses the same catalogue.
public final class PackageCatalog: Sendable {
    /// By name, then by architecture.
    public let packages: [DebianPackage]
    public let problems: [Problem]
    /// May exceed the number of `problems` that were kept.
    public let problemCount: Int

    let search: SearchIndex
    let relations: RelationIndex
    /// Positions in `packages`.
    let bySize: [Int]
    let bySection: [Int]
    /// What is shown while nothing is searched for, for each order: 5 ms for 30,000 packages, needed
    /// whenever the search field is cleared.
    let allGroups: [PackageSort: [PackageGroup]]
    private let positions: [DebianPackage.ID: Int]

    public init(_ result: LoadResult) {
        let packages = result.packages.sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
        self.packages = packages
        problems = result.problems
        problemCount = result.problemCount
        search = SearchIndex(packages)
        relations = RelationIndex(packages)
        let bySize = packages.indices.sorted { left, right in
            let one = packages[left].installedSize ?? -1, other = packages[right].installedSize ?? -1
            return one == other ? left < right : one > other
        }
        let bySection = packages.indices.sorted { left, right in
            let one = packages[left].section, other = packages[right].section
            return one == other ? left < right : one < other
        }
        self.bySize = bySize
        self.bySection = bySection
        allGroups = [
            .name: packages.grouped(packages.indices) { Heading(initialOf: $0.name) },
            .size: packages.grouped(bySize) { Heading(size: $0.installedSize) },
            .section: packages.grouped(bySection) { Heading(section: $0.section) },
        ]
        positions = Dictionary(uniqueKeysWithValues: packages.indices.map { (packages[$0].id, $0) })
    }

    /// The package with that name and architecture.
    public func package(id: DebianPackage.ID) -> DebianPackage? { positions[id].map { packages[$0] } }
}
