// SPDX-License-Identifier: Apache-2.0

/// What a package needs or suggests: any one of the alternatives will do.
public struct Dependency: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case preDepends = "Pre-Depends"
        case depends = "Depends"
        case recommends = "Recommends"
        case suggests = "Suggests"

        /// Whether the package does not work without it.
        public var isRequired: Bool { self == .preDepends || self == .depends }
    }

    public var kind: Kind
    /// In order of preference, never empty.
    public var alternatives: [Relation]
}

/// One named package, possibly of certain versions only: `libc6:any (>= 2.36)`.
public struct Relation: Hashable, Sendable, CustomStringConvertible {
    public var name: String
    /// `any`, `native` or an architecture; `nil` where nothing follows the name.
    public var architecture: String?
    public var constraint: VersionConstraint?

    public var description: String {
        var text = name
        if let architecture { text += ":\(architecture)" }
        if let constraint { text += " (\(constraint))" }
        return text
    }
}

/// A bound on a version: `>= 2.36`.
public struct VersionConstraint: Hashable, Sendable, CustomStringConvertible {
    public enum Comparison: String, Sendable {
        case earlier = "<<"
        case atMost = "<="
        case exactly = "="
        case atLeast = ">="
        case later = ">>"

        /// For people: `≥` instead of `>=`.
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

    public var comparison: Comparison
    public var version: String

    public var description: String { "\(comparison.rawValue) \(version)" }

    /// Whether `candidate` lies within the bound, by Debian's order of versions.
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
