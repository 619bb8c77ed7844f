// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if os(Linux)
/// The content of a file with its name. Foundation on Linux lacks the class of this name; this one holds a single file.
public final class FileWrapper {
    /// The proposed name of the file.
    public var preferredFilename: String?
    /// The name from which the file was read.
    public var filename: String?
    /// The content of the file.
    public let regularFileContents: Data?

    /// Creates a file from its content.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    /// The value is always true.
    public var isRegularFile: Bool { true }
    /// The value is always false.
    public var isDirectory: Bool { false }
}

extension URL {
    /// Returns true. On Apple's platforms it grants access to a file that the user chose; on a server the file is the
    /// app's own copy.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect on a server.
    public func stopAccessingSecurityScopedResource() {}
}
#endif
