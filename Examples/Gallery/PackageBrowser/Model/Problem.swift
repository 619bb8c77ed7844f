// SPDX-License-Identifier: Apache-2.0

/// A part of the status file that could not be read. All other parts were loaded.
public struct Problem: Hashable, Sendable {
    /// The line of the problem in the file, from 1.
    public var line: Int
    /// A description of the problem.
    public var message: String
    /// A suggestion for the user.
    public var remedy: String
}

/// The result of reading a status file: the packages and the problems.
public struct LoadResult: Sendable {
    /// The packages in the order of the file.
    public var packages: [DebianPackage]
    /// The problems in the order of their lines, at most `problemLimit`.
    public var problems: [Problem]
    /// The number of all problems.
    public var problemCount: Int

    /// The maximum number of problems to keep. A file of another kind has a problem on every line.
    public static let problemLimit = 500
}
