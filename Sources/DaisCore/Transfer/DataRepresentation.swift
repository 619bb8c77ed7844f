// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A representation that an app makes and reads itself.
///
/// ```swift
/// struct Drawing: Transferable {
///     var markup: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         DataRepresentation(exportedContentType: .svg) { drawing in Data(drawing.markup.utf8) }
///     }
/// }
/// ```
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways to transfer an item.
    public let _steps: [_TransferStep]

    /// Creates a representation for items that leave the app and come in.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _steps = [
            _TransferStep(contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
        ]
    }

    /// Creates a representation for items that leave the app.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _steps = [_TransferStep(contentType: exportedContentType, export: Self.export(exporting))]
    }

    /// Creates a representation for items that come in.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _steps = [_TransferStep(contentType: importedContentType, import: Self.import(importing))]
    }

    private static func export(_ make: @escaping @Sendable (Item) async throws -> Data) -> _TransferStep.Export {
        .later { box in
            nonisolated(unsafe) let item = try _TransferStep.item(box, Item.self)
            return try await make(item)
        }
    }

    private static func `import`(_ make: @escaping @Sendable (Data) async throws -> Item) -> _TransferStep.Import {
        .later { data in
            nonisolated(unsafe) let item = try await make(data)
            return _TransferStep.Box(value: item)
        }
    }
}
