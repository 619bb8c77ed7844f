// SPDX-License-Identifier: Apache-2.0

/// Finds packages by name, by provided name, and by dependency.
struct RelationIndex: Sendable {
    private(set) var named: [String: [DebianPackage]] = [:]
    private(set) var providers: [String: [DebianPackage]] = [:]
    private(set) var dependants: [String: [Dependant]] = [:]

    init(_ packages: [DebianPackage]) {
        named.reserveCapacity(packages.count)
        dependants.reserveCapacity(packages.count)
        for package in packages {
            named[package.name, default: []].append(package)
            for relation in package.provides { providers[relation.name, default: []].append(package) }
            for dependency in package.dependencies {
                let dependant = Dependant(package: package, kind: dependency.kind)
                for relation in dependency.alternatives where dependants[relation.name]?.last != dependant {
                    dependants[relation.name, default: []].append(dependant)
                }
            }
        }
    }
}

/// A package that depends on another one.
public struct Dependant: Hashable, Sendable {
    /// The dependent package.
    public var package: DebianPackage
    /// The field of the dependency.
    public var kind: Dependency.Kind
}

extension PackageCatalog {
    /// Returns the installed packages that satisfy a relation: those of its name, then those that provide it.
    public func installed(satisfying relation: Relation) -> [DebianPackage] {
        let own = (relations.named[relation.name] ?? []).filter {
            $0.status.isInstalled && relation.constraint?.allows($0.version) ?? true
        }
        let providers = (relations.providers[relation.name] ?? []).filter { package in
            package.status.isInstalled && package.name != relation.name
                && package.provides.contains { relation.isSatisfied(byProvided: $0) }
        }
        return own + providers
    }

    /// Returns the package to show for a relation: one that satisfies it, or one of its name.
    public func package(for relation: Relation) -> DebianPackage? {
        installed(satisfying: relation).first ?? relations.named[relation.name]?.first
    }

    /// Returns the package to show for alternatives: the first installed one, or the first known one.
    public func package(satisfying dependency: Dependency) -> DebianPackage? {
        dependency.alternatives.lazy.compactMap { self.installed(satisfying: $0).first }.first
            ?? dependency.alternatives.lazy.compactMap { self.package(for: $0) }.first
    }

    /// Returns the packages that depend on this one by name or by a provided name, those that require it first.
    public func dependants(of package: DebianPackage) -> [Dependant] {
        var seen: Set<DebianPackage> = []
        let names = [package.name] + package.provides.map(\.name)
        let all = names.flatMap { relations.dependants[$0] ?? [] }.filter { $0.package != package }
        let byNeed = Dependency.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
        return byNeed.filter { seen.insert($0.package).inserted }
    }

    /// Returns the installed packages that would break if these were removed, by name.
    ///
    /// A dependency that was not satisfied before does not count, nor does one that another alternative still
    /// satisfies.
    public func broken(byRemoving removed: Set<DebianPackage>) -> [DebianPackage] {
        var broken: Set<DebianPackage> = []
        for package in removed {
            for dependant in dependants(of: package)
            where dependant.package.status.isInstalled && !removed.contains(dependant.package) {
                if dependant.package.dependencies.contains(where: { isLost($0, without: removed) }) {
                    broken.insert(dependant.package)
                }
            }
        }
        return broken.sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
    }

    private func isLost(_ dependency: Dependency, without removed: Set<DebianPackage>) -> Bool {
        guard dependency.kind.isRequired else { return false }
        let candidates = dependency.alternatives.flatMap(installed(satisfying:))
        return !candidates.isEmpty && candidates.allSatisfy(removed.contains)
    }
}

extension Relation {
    /// Returns whether a provided name satisfies the relation. Without a version it only satisfies relations without
    /// one (Policy, section 7.5).
    fileprivate func isSatisfied(byProvided provided: Relation) -> Bool {
        guard provided.name == name else { return false }
        guard let constraint else { return true }
        guard let version = provided.constraint?.version else { return false }
        return constraint.allows(version)
    }
}
