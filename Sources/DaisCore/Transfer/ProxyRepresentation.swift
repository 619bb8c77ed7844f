// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A representation by another type that is transferable, such as the name of a person as a string.
///
/// ```swift
/// struct Person: Transferable {
///     var name: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         ProxyRepresentation(exporting: \.name)
///     }
/// }
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// The ways to transfer an item.
    public let _steps: [_TransferStep]

    /// Creates a representation for items that leave the app and come in.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        _steps = Self.steps { step in
            step.export = step.export.map { Self.export($0, exporting) }
            step.import = step.import.map { Self.import($0, importing) }
        }
    }

    /// Creates a representation for items that leave the app.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        _steps = Self.steps { step in
            step.export = step.export.map { Self.export($0, exporting) }
            step.import = nil
        }
    }

    /// Creates a representation for items that come in.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        _steps = Self.steps { step in
            step.export = nil
            step.import = step.import.map { Self.import($0, importing) }
        }
    }

    private static func steps(_ change: (inout _TransferStep) -> Void) -> [_TransferStep] {
        ProxyRepresentation.transferRepresentation._steps.map { step in
            var own = step
            // These conditions are about the proxy.
            own.isAllowed = { _ in true }
            own.fileName = { _ in nil }
            change(&own)
            return own
        }
    }

    private static func export(
        _ inner: _TransferStep.Export, _ convert: @escaping @Sendable (Item) throws -> ProxyRepresentation
    ) -> _TransferStep.Export {
        @Sendable func proxy(_ box: _TransferStep.Box) throws -> _TransferStep.Box {
            _TransferStep.Box(value: try convert(_TransferStep.item(box, Item.self)))
        }
        switch inner {
        case .now(let make): return .now { try make(proxy($0)) }
        case .later(let make): return .later { try await make(proxy($0)) }
        }
    }

    private static func `import`(
        _ inner: _TransferStep.Import, _ convert: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) -> _TransferStep.Import {
        @Sendable func item(_ box: _TransferStep.Box) throws -> _TransferStep.Box {
            _TransferStep.Box(value: try convert(_TransferStep.item(box, ProxyRepresentation.self)))
        }
        switch inner {
        case .now(let make): return .now { try item(make($0)) }
        case .later(let make): return .later { try item(await make($0)) }
        }
    }
}
