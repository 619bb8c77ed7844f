// SPDX-License-Identifier: Apache-2.0

/// A dependency on any one of several alternatives.
public struct Dependency: Hashable, Sendable {
    /// The field of the dependency.
    public enum Kind: String, CaseIterable, Sendable {
        /// Packages to configure before this one is unpacked.
        case preDepends = "Pre-Depends"
        /// Packages that are required.
        case depends = "Depends"
        /// Packages that are installed by default.
        case recommends = "Recommends"
        /// Packages that are useful with this one.
        case suggests = "Suggests"

        /// A Boolean value that indicates whether the package does not work without it.
        public var isRequired: Bool { self == .preDepends || self == .depends }
    }

    /// The field of the dependency.
    public var kind: Kind
    /// The alternatives in order of preference, never empty.
    public var alternatives: [Relation]
}

/// A package by name, optionally with a version constraint: `libc6:any (>= 2.36)`.
public struct Relation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the package.
    public var name: String
    /// `any`, `native` or an architecture, or `nil` if the name has no suffix.
    public var architecture: String?
    /// The version constraint, or `nil` for any version.
    public var constraint: VersionConstraint?

    /// The relation as in the status file.
    public var description: String {
        var text = name
        if let architecture { text += ":\(architecture)" }
        if let constraint { text += " (\(constraint))" }
        return text
    }
}

/// A version constraint, such as `>= 2.36`.
public struct VersionConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The comparison of a constraint.
    public enum Comparison: String, Sendable {
        /// The version is strictly earlier.
        case earlier = "<<"
        /// The version is earlier or equal.
        case atMost = "<="
        /// The version is equal.
        case exactly = "="
        /// The version is later or equal.
        case atLeast = ">="
        /// The version is strictly later.
        case later = ">>"

        /// The comparison as a mathematical sign: `≥` instead of `>=`.
        public var symbol: String {
            switch self {
            case .earlier: "<"
            case .atMost: "≤"
            case .exactly: "="
            case .atLeast: "≥"
            case .later: ">"
            }
        }
    }

    /// The comparison with the version.
    public var comparison: Comparison
    /// The version to compare with.
    public var version: String

    /// The constraint as in the status file.
    public var description: String { "\(comparison.rawValue) \(version)" }

    /// Returns whether a version satisfies the constraint, in Debian's version order.
    public func allows(_ candidate: String) -> Bool {
        let order = DebianVersion.compare(candidate, version)
        return switch comparison {
        case .earlier: order < 0
        case .atMost: order <= 0
        case .exactly: order == 0
        case .atLeast: order >= 0
        case .later: order > 0
        }
    }
}
