// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way to transfer values of a type, as data of a content type.
///
/// Use `CodableRepresentation`, `DataRepresentation`, `FileRepresentation` and `ProxyRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred values.
    associatedtype Item: Transferable
    /// The ways to transfer an item.
    var _steps: [_TransferStep] { get }
}

/// One way to transfer an item: as data of one content type.
///
/// A list of representations is known by its protocol alone, so the closures take items of any type.
public struct _TransferStep: Sendable {
    /// An item on its way through closures that are not bound to the main actor. Nothing else uses it meanwhile.
    struct Box: @unchecked Sendable {
        let value: Any
    }

    /// Makes data of an item, at once or after a while.
    enum Export: Sendable {
        case now(@Sendable (Box) throws -> Data)
        case later(@Sendable (Box) async throws -> Data)
    }

    /// Makes an item of data, at once or after a while.
    enum Import: Sendable {
        case now(@Sendable (Data) throws -> Box)
        case later(@Sendable (Data) async throws -> Box)
    }

    let contentType: UTType
    var export: Export?
    var `import`: Import?
    var isAllowed: @Sendable (Box) -> Bool = { _ in true }
    var fileName: @Sendable (Box) -> String? = { _ in nil }
    var visibility = TransferRepresentationVisibility.all
}

extension _TransferStep.Export {
    func callAsFunction(_ item: _TransferStep.Box) async throws -> Data {
        switch self {
        case .now(let make): try make(item)
        case .later(let make): try await make(item)
        }
    }
}

extension _TransferStep.Import {
    func callAsFunction(_ data: Data) async throws -> _TransferStep.Box {
        switch self {
        case .now(let make): try make(data)
        case .later(let make): try await make(data)
        }
    }
}

extension _TransferStep {
    /// Returns an item as the type that the representation was declared for.
    static func item<Item>(_ box: Box, _ type: Item.Type = Item.self) throws -> Item {
        guard let item = box.value as? Item else { throw TransferError.noRepresentation }
        return item
    }

    /// The steps of a type that export this item, in order.
    static func exports<Item: Transferable>(of item: Item) -> [_TransferStep] {
        let box = Box(value: item)
        return Item.transferRepresentation._steps.filter { $0.export != nil && $0.isAllowed(box) }
    }
}

enum TransferError: Error {
    /// The type has no representation of the requested content type, or the item does not export it.
    case noRepresentation
    /// The data is not what its content type says.
    case unreadable
}
