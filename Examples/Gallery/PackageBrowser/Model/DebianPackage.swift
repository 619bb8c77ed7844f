// SPDX-License-Identifier: Apache-2.0

/// A package of the status file, which is immutable after loading.
///
/// It is a class, because a list of 30,000 rows is filtered and regrouped at every keystroke: copying a reference costs
/// one retain, copying these fields as a struct would cost more than a dozen.
public final class DebianPackage: Identifiable, Sendable {
    /// The name and the architecture, `libc6:amd64`, because two architectures of a package can be installed side by
    /// side.
    public let id: String
    /// The name, such as `libc6`.
    public let name: String
    /// The version in Debian's format.
    public let version: String
    /// The architecture, such as `amd64` or `all`.
    public let architecture: String
    /// The section of the archive, such as `libs`.
    public let section: String
    /// The priority, such as `optional`.
    public let priority: String
    /// The installation status.
    public let status: PackageStatus
    /// The installed size in bytes, or `nil` if the file contains none or an invalid one.
    public let installedSize: Int64?
    /// The maintainer with the email address.
    public let maintainer: String
    /// The home page as written in the file, which may not be a valid URL.
    public let homepage: String
    /// The first line of the description.
    public let summary: String
    /// The rest of the description as blocks.
    public var details: [DescriptionBlock] { DescriptionBlock.blocks(from: rawDetails) }
    /// A Boolean value that indicates whether the system requires the package (`Essential: yes`).
    public let isEssential: Bool
    /// The dependencies in the order of the file.
    public let dependencies: [Dependency]
    /// The names, optionally with a version, that the package provides.
    public let provides: [Relation]
    /// The line on which its stanza starts, from 1.
    public let line: Int

    private let rawDetails: String

    init(
        name: String, version: String, architecture: String, section: String, priority: String,
        status: PackageStatus, installedSize: Int64?, maintainer: String, homepage: String,
        summary: String, rawDetails: String, isEssential: Bool, dependencies: [Dependency],
        provides: [Relation], line: Int
    ) {
        self.id = architecture.isEmpty ? name : "\(name):\(architecture)"
        self.name = name
        self.version = version
        self.architecture = architecture
        self.section = section
        self.priority = priority
        self.status = status
        self.installedSize = installedSize
        self.maintainer = maintainer
        self.homepage = homepage
        self.summary = summary
        self.rawDetails = rawDetails
        self.isEssential = isEssential
        self.dependencies = dependencies
        self.provides = provides
        self.line = line
    }

    /// Returns the dependencies of one kind in the order of the file.
    public func dependencies(_ kind: Dependency.Kind) -> [Dependency] {
        dependencies.filter { $0.kind == kind }
    }
}

/// Two packages are equal if they come from the same reading of the file. Unchanged packages keep their rows, and a
/// reload compares everything again.
extension DebianPackage: Hashable {
    /// Returns whether both are the same object.
    public static func == (lhs: DebianPackage, rhs: DebianPackage) -> Bool { lhs === rhs }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
