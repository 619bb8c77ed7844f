// SPDX-License-Identifier: Apache-2.0

/// A reason why no package could be loaded.
public enum LoadError: Error, Hashable, Sendable {
    /// There is no file at the path.
    case missing(path: String)
    /// The file must not be read.
    case noPermission(path: String)
    /// The path is not that of a regular file.
    case notAFile(path: String)
    /// The file is empty.
    case empty(path: String)
    /// The file exceeds the limit, in bytes.
    case tooLarge(path: String, limit: Int)
    /// The file could not be read for another reason.
    case unreadable(path: String, reason: String)
    /// The command-line option has no value.
    case noStatusPath

    /// The title of an alert.
    public var title: String {
        switch self {
        case .missing: "There is no status file"
        case .noPermission: "The status file may not be read"
        case .notAFile: "That is not a status file"
        case .empty: "The status file is empty"
        case .tooLarge: "The status file is too large"
        case .unreadable: "The status file could not be read"
        case .noStatusPath: "No file was named"
        }
    }

    /// A description of the error.
    public var message: String {
        switch self {
        case .missing(let path): "Nothing was found at \(path)."
        case .noPermission(let path): "This program is not allowed to read \(path)."
        case .notAFile(let path): "\(path) is a folder."
        case .empty(let path): "\(path) holds no text."
        case .tooLarge(let path, let limit): "\(path) is larger than \(limit >> 20) MB."
        case .unreadable(let path, let reason): "\(path): \(reason)."
        case .noStatusPath: "The option --status stands alone."
        }
    }

    /// A suggestion for the user.
    public var remedy: String {
        switch self {
        case .missing, .notAFile, .empty, .noStatusPath:
            "Name another file with --status FILE, for example a copy of \(StatusOption.systemPath) from a Debian machine."
        case .noPermission(let path): "Allow it with “chmod a+r \(path)”, or name a copy with --status FILE."
        case .tooLarge: "Name a file of an ordinary size with --status FILE."
        case .unreadable: "Check the disk, then try again."
        }
    }
}
