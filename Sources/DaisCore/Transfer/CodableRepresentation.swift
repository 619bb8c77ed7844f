// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import DaisObjects

/// A representation of a codable type, such as JSON.
///
/// ```swift
/// extension UTType {
///     static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
/// }
///
/// struct Recipe: Codable, Transferable {
///     var title: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .recipe)
///     }
/// }
/// ```
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data, Encoder: SendableMetatype, Decoder: SendableMetatype {
    /// The ways to transfer an item.
    public let _steps: [_TransferStep]

    /// Creates a representation with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the items.
    ///   - contentType: The type of the data.
    ///   - encoder: An encoder that nothing changes any more.
    ///   - decoder: A decoder that nothing changes any more.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        nonisolated(unsafe) let (encoder, decoder) = (encoder, decoder)
        _steps = [
            _TransferStep(
                contentType: contentType,
                export: .now { try encoder.encode(_TransferStep.item($0, Item.self)) },
                import: .now { _TransferStep.Box(value: try decoder.decode(Item.self, from: $0)) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the items.
    ///   - contentType: The type of the data, such as one that conforms to `.json`.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
