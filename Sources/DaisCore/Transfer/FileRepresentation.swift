// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A representation in a file, for example of a video that is already on the disk of the server.
///
/// ```swift
/// struct Recording: Transferable {
///     let file: URL
///
///     static var transferRepresentation: some TransferRepresentation {
///         FileRepresentation(exportedContentType: .mpeg4Audio) { recording in SentTransferredFile(recording.file) }
///     }
/// }
/// ```
/// The browser gets the content of the file, so the options for access to the original have no effect.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways to transfer an item.
    public let _steps: [_TransferStep]

    /// Creates a representation for items that leave the app and come in.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _steps = [
            _TransferStep(
                contentType: contentType, export: Self.export(exporting), import: Self.import(contentType, importing))
        ]
    }

    /// Creates a representation for items that leave the app.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _steps = [_TransferStep(contentType: exportedContentType, export: Self.export(exporting))]
    }

    /// Creates a representation for items that come in. The file exists until the closure has returned.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _steps = [
            _TransferStep(contentType: importedContentType, import: Self.import(importedContentType, importing))
        ]
    }

    private static func export(
        _ make: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> _TransferStep.Export {
        .later { box in
            nonisolated(unsafe) let item = try _TransferStep.item(box, Item.self)
            return try Data(contentsOf: try await make(item).file)
        }
    }

    private static func `import`(
        _ type: UTType, _ make: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> _TransferStep.Import {
        .later { data in
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let name = ["item", type.preferredFilenameExtension].compactMap { $0 }.joined(separator: ".")
            let file = folder.appending(path: name)
            try data.write(to: file)
            nonisolated(unsafe) let item = try await make(ReceivedTransferredFile(file: file, isOriginalFile: false))
            return _TransferStep.Box(value: item)
        }
    }
}

/// A file that leaves the app.
public struct SentTransferredFile: Sendable {
    /// The file on the disk of the server.
    public let file: URL
    /// Indicates whether a receiver may use the original. Browsers get a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that has come in.
public struct ReceivedTransferredFile: Sendable {
    /// The file on the disk of the server, which exists until the item has been made.
    public let file: URL
    /// Always `false`: the file is a copy.
    public let isOriginalFile: Bool
}
