// SPDX-License-Identifier: Apache-2.0

/// Something in the status file that could not be understood. Everything else was loaded.
public struct Problem: Hashable, Sendable {
    /// The line in the file, from 1, exactly where the trouble is.
    public var line: Int
    /// What is wrong there.
    public var message: String
    /// What a person can do about it.
    public var remedy: String
}

/// What reading a status file gave: the packages, and what had to be left out.
public struct LoadResult: Sendable {
    /// In the file's order.
    public var packages: [DebianPackage]
    /// In the order of lines, at most `problemLimit`.
    public var problems: [Problem]
    /// How many problems there are altogether.
    public var problemCount: Int

    /// A file that is no status file at all has a problem on every line; nobody reads more than these.
    public static let problemLimit = 500
}
