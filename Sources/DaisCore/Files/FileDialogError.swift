// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A reason why a file was not imported.
///
/// ```swift
/// .fileImporter(isPresented: $imports, allowedContentTypes: [.json]) { result in
///     if case .failure(FileDialogError.tooLarge(_, let limit)) = result { print("up to \(limit) bytes") }
/// }
/// ```
nonisolated public enum FileDialogError: LocalizedError, Equatable, Sendable {
    /// The file exceeds the server's limit, in bytes.
    case tooLarge(name: String, limit: Int)
    /// The import exceeds the server's limit for the number of files.
    case tooMany(limit: Int)
    /// The files of this browser tab together exceed the server's limit, in bytes.
    case noRoom(name: String, limit: Int)
    /// The server has no room for the file now, because of the files of other browser tabs or of its disk. The log
    /// says which.
    case serverFull(name: String)
    /// The type of the file is not among the allowed ones.
    case wrongType(name: String)
    /// The connection was lost while the file arrived, and did not come back in time.
    case connectionLost(name: String)
    /// The server could not store the file, or the browser could not read it.
    case transferFailed

    /// A message in English for the user.
    public var errorDescription: String? {
        switch self {
        case .tooLarge(let name, let limit): "“\(name)” is too large. Files may have up to \(Self.size(limit))."
        case .tooMany(let limit): "Too many files. Up to \(limit) can be chosen at once."
        case .noRoom(let name, let limit):
            "There is no room for “\(name)”: all files together may have \(Self.size(limit))."
        case .serverFull(let name): "The server has no room for “\(name)” at the moment. Try again later."
        case .wrongType(let name): "“\(name)” is not of a type that can be opened here."
        case .connectionLost(let name): "The connection was lost before “\(name)” was complete. Try again."
        case .transferFailed: "The file could not be transferred."
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
    }
}
