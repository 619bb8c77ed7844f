// SPDX-License-Identifier: Apache-2.0

/// A type whose values can leave the app and come in: shared, copied and pasted.
///
/// ```swift
/// struct Note: Codable, Transferable {
///     var title: String
///     var words: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.words)
///     }
/// }
/// ```
/// A receiver takes the first representation that it understands, so list the most exact one first. `String`, `URL`,
/// `Data`, `AttributedString` and `Image` conform already.
public protocol Transferable: SendableMetatype {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation
    /// The representations of the type, the most exact one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Collects the representations of a type.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Adds a representation, whose item is the type.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Creates the representation of a type with one.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Creates the representations of a type with several.
    public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
        _ first: First, _ rest: repeat each Rest
    ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> {
        var steps = first._steps
        repeat steps += (each rest)._steps
        return TupleTransferRepresentation(_steps: steps)
    }
}

/// Several representations of one type.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    /// The ways to transfer an item.
    public let _steps: [_TransferStep]
}
