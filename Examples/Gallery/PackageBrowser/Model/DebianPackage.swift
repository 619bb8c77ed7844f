// SPDX-License-Identifier: Apache-2.0

/// One package of the status file, as read; nothing changes after loading.
///
/// A class, because a list of 30,000 rows is filtered and regrouped at every keystroke: copying a
/// reference costs one retain, copying these fields as a struct would cost more than a dozen.
public final class DebianPackage: Identifiable, Sendable {
    /// Name and architecture, `libc6:amd64`: two architectures of one package can be installed side by side.
    public let id: String
    public let name: String
    public let version: String
    public let architecture: String
    public let section: String
    public let priority: String
    public let status: PackageStatus
    /// Bytes on disk; `nil` when the file does not say or says something impossible.
    public let installedSize: Int64?
    public let maintainer: String
    public let homepage: String
    /// The first line of the description.
    public let summary: String
    /// The rest of the description, ready to be shown.
    public var details: [DescriptionBlock] { DescriptionBlock.blocks(from: rawDetails) }
    /// Whether the system does not work without it (`Essential: yes`).
    public let isEssential: Bool
    public let dependencies: [Dependency]
    /// Names, possibly with a version, under which other packages may ask for this one.
    public let provides: [Relation]
    /// The line its stanza starts on, from 1.
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

    /// The dependencies of one kind, in the file's order.
    public func dependencies(_ kind: Dependency.Kind) -> [Dependency] {
        dependencies.filter { $0.kind == kind }
    }
}

/// Two packages are equal when they come from the same reading of the file: what did not change needs
/// no new row, and after a reload everything is looked at again.
extension DebianPackage: Hashable {
    public static func == (lhs: DebianPackage, rhs: DebianPackage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
