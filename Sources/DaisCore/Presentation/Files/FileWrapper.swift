// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if os(Linux)
/// A file's content with its name. Foundation on Linux lacks the class of this name, which documents are read from and
/// written to; this one holds a single file.
public final class FileWrapper {
    /// The name that the file should have.
    public var preferredFilename: String?
    /// The name that it was read under.
    public var filename: String?
    public let regularFileContents: Data?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    public var isRegularFile: Bool { true }
    public var isDirectory: Bool { false }
}

extension URL {
    /// On Apple's platforms opens the way to a file that the user chose outside of the app's own. On a server the copy
    /// is the app's own: always `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing on a server.
    public func stopAccessingSecurityScopedResource() {}
}
#endif
