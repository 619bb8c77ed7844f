// SPDX-License-Identifier: Apache-2.0
public import Observation

/// What one person sees of the packages: the query, the order, the list that follows from them, and the
/// packages marked for removal.
///
/// Nothing is ever removed from the machine; the removal list is a plan that can be copied to a terminal.
@MainActor @Observable
public final class PackageStore {
    public enum Phase: Equatable, Sendable {
        case idle, loading, loaded
        case failed(LoadError)
    }

    public private(set) var phase = Phase.idle
    /// What was loaded last. It stays while loading again, and when that fails.
    public private(set) var catalog: PackageCatalog?
    /// What the person types into the search field.
    public var query = "" {
        didSet { if query != oldValue { updateGroups() } }
    }
    public var sort = PackageSort.name {
        didSet { if sort != oldValue { updateGroups() } }
    }
    /// The matching packages in order, under headings.
    public private(set) var groups: [PackageGroup] = []
    /// The packages marked for removal, in the order in which they were marked.
    public private(set) var removalList: [DebianPackage] = []
    /// The installed packages that need one from the removal list and are not in it themselves.
    public private(set) var brokenByRemoval: [DebianPackage] = []

    private let path: Result<String, LoadError>
    @ObservationIgnored private var loads = 0

    /// A store for a file, which `load()` reads.
    public init(path: String = StatusOption.systemPath) {
        self.path = .success(path)
    }

    /// A store for the file that the command line names.
    public init(arguments: [String]) {
        path = Result { () throws(LoadError) in try StatusOption.path(in: arguments) }
    }

    /// The matching packages in order.
    public var visible: [DebianPackage] { groups.flatMap(\.packages) }
    public var visibleCount: Int { groups.reduce(0) { $0 + $1.packages.count } }
    public var problems: [Problem] { catalog?.problems ?? [] }
    /// May exceed the number of `problems` that were kept.
    public var problemCount: Int { catalog?.problemCount ?? 0 }
    /// Why the last attempt to load failed.
    public var failure: LoadError? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// Reads the file, away from the main actor. Cancelling the calling task ends it; of two overlapping
    /// calls the later one counts.
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
            // Only cancellation is left; what was on screen before it is still right.
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
    public func isMarkedForRemoval(_ package: DebianPackage) -> Bool {
        removalList.contains { $0.id == package.id }
    }

    /// Puts a package on the removal list, or takes it off.
    public func setMarkedForRemoval(_ marked: Bool, _ package: DebianPackage) {
        guard marked != isMarkedForRemoval(package) else { return }
        if marked { removalList.append(package) } else { removalList.removeAll { $0.id == package.id } }
        brokenByRemoval = catalog?.broken(byRemoving: Set(removalList)) ?? []
    }

    public func clearRemovalList() {
        removalList = []
        brokenByRemoval = []
    }

    /// How many bytes the removal list would free.
    public var removalSize: Int64 {
        removalList.reduce(0) { $0.addingReportingOverflow($1.installedSize ?? 0).partialValue }
    }

    /// What to type into a terminal to carry the removal list out.
    public var removalCommand: String {
        "sudo apt remove " + removalList.map(\.id).joined(separator: " ")
    }
}
