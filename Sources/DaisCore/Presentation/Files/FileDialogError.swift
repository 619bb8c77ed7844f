// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Why a file was not imported.
nonisolated public enum FileDialogError: LocalizedError, Equatable, Sendable {
    /// The file has more bytes than the server takes.
    case tooLarge(name: String, limit: Int)
    /// More files than the server takes with one import.
    case tooMany(limit: Int)
    /// What this browser tab has sent so far leaves no room for the file.
    case noRoom(name: String, limit: Int)
    /// The file is none of the allowed types.
    case wrongType(name: String)
    /// The connection was lost, or the server could not store the file.
    case transferFailed

    public var errorDescription: String? {
        switch self {
        case .tooLarge(let name, let limit): "“\(name)” is too large. Files may have up to \(Self.size(limit))."
        case .tooMany(let limit): "Too many files. Up to \(limit) can be chosen at once."
        case .noRoom(let name, let limit):
            "There is no room for “\(name)”: all files together may have \(Self.size(limit))."
        case .wrongType(let name): "“\(name)” is not of a type that can be opened here."
        case .transferFailed: "The file could not be transferred."
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
    }
}
