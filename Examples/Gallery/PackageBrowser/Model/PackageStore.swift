// SPDX-License-Identifier: Apache-2.0
public import Observation

/// The state of one browser session: the query, the order, the resulting list, and the packages marked for removal.
///
/// Nothing is ever removed from the machine; the removal list is a command to copy to a terminal.
@MainActor @Observable
public final class PackageStore {
    /// The phase of loading.
    public enum Phase: Equatable, Sendable {
        /// Nothing has been loaded, a load is running, or it has finished.
        case idle, loading, loaded
        /// The load has failed.
        case failed(LoadError)
    }

    /// The phase of loading.
    public private(set) var phase = Phase.idle
    /// The last loaded catalog. It stays during another load, and if that fails.
    public private(set) var catalog: PackageCatalog?
    /// The text of the search field.
    public var query = "" {
        didSet { if query != oldValue { updateGroups() } }
    }
    /// The order of the list.
    public var sort = PackageSort.name {
        didSet { if sort != oldValue { updateGroups() } }
    }
    /// The matching packages in order and under headings.
    public private(set) var groups: [PackageGroup] = []
    /// The packages marked for removal, in the order of marking.
    public private(set) var removalList: [DebianPackage] = []
    /// The installed packages that require one of the removal list and are not in it themselves.
    public private(set) var brokenByRemoval: [DebianPackage] = []

    private let path: Result<String, LoadError>
    @ObservationIgnored private var loads = 0

    /// Creates a store for a file, which `load()` reads.
    public init(path: String = StatusOption.systemPath) {
        self.path = .success(path)
    }

    /// Creates a store for the file named on the command line.
    public init(arguments: [String]) {
        path = Result { () throws(LoadError) in try StatusOption.path(in: arguments) }
    }

    /// The matching packages in order.
    public var visible: [DebianPackage] { groups.flatMap(\.packages) }
    /// The number of matching packages.
    public var visibleCount: Int { groups.reduce(0) { $0 + $1.packages.count } }
    /// The problems of the file, at most ``LoadResult/problemLimit``.
    public var problems: [Problem] { catalog?.problems ?? [] }
    /// The number of all problems, which may exceed that of `problems`.
    public var problemCount: Int { catalog?.problemCount ?? 0 }
    /// The error of the last load, if it failed.
    public var failure: LoadError? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// Reads the file outside of the main actor. Canceling the calling task cancels it; of two overlapping calls, the
    /// later one takes effect.
    public func load() async {
        loads += 1
        let load = loads
        phase = .loading
        do {
            let fresh = try await CatalogCache.shared.catalog(path: path.get())
            if load == loads { show(fresh) }
        } catch let error as LoadError {
            if load == loads { phase = .failed(error) }
        } catch {
            // The load was canceled, and the previous content is still valid.
            if load == loads { phase = catalog == nil ? .idle : .loaded }
        }
    }

    private func show(_ fresh: PackageCatalog) {
        catalog = fresh
        removalList = removalList.compactMap { fresh.package(id: $0.id) }
        brokenByRemoval = fresh.broken(byRemoving: Set(removalList))
        updateGroups()
        phase = .loaded
    }

    private func updateGroups() {
        groups = catalog?.groups(matching: query, sort: sort) ?? []
    }
}

extension PackageStore {
    /// Returns whether a package is on the removal list.
    public func isMarkedForRemoval(_ package: DebianPackage) -> Bool {
        removalList.contains { $0.id == package.id }
    }

    /// Adds a package to the removal list or removes it from there.
    public func setMarkedForRemoval(_ marked: Bool, _ package: DebianPackage) {
        guard marked != isMarkedForRemoval(package) else { return }
        if marked { removalList.append(package) } else { removalList.removeAll { $0.id == package.id } }
        brokenByRemoval = catalog?.broken(byRemoving: Set(removalList)) ?? []
    }

    /// Empties the removal list.
    public func clearRemovalList() {
        removalList = []
        brokenByRemoval = []
    }

    /// The size of the removal list in bytes.
    public var removalSize: Int64 {
        removalList.reduce(0) { $0.addingReportingOverflow($1.installedSize ?? 0).partialValue }
    }

    /// The terminal command that removes the packages of the list.
    public var removalCommand: String {
        "sudo apt remove " + removalList.map(\.id).joined(separator: " ")
    }
}
