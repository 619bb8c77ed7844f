// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Transferable {
    /// The content types in which values of the type can leave the app.
    public static func exportedContentTypes() -> [UTType] {
        transferRepresentation._steps.filter { $0.export != nil }.map(\.contentType)
    }

    /// The content types from which values of the type can be made.
    public static func importedContentTypes() -> [UTType] {
        transferRepresentation._steps.filter { $0.import != nil }.map(\.contentType)
    }

    /// The content types in which this value can leave the app.
    public func exportedContentTypes() -> [UTType] {
        _TransferStep.exports(of: self).map(\.contentType)
    }

    /// Returns the value as data.
    ///
    /// - Throws: An error if the value does not export this content type, or what its representation throws.
    @MainActor public func exported(as contentType: UTType) async throws -> Data {
        guard let step = _TransferStep.exports(of: self).first(where: { $0.contentType.conforms(to: contentType) })
        else { throw TransferError.noRepresentation }
        return try await step.export!(_TransferStep.Box(value: self))
    }

    /// Creates a value from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - contentType: The type of the data, or `nil` for the first one that the type can be made from.
    /// - Throws: An error if no value can be made from this content type, or what its representation throws.
    @MainActor public init(importing data: Data, contentType: UTType?) async throws {
        let step = Self.transferRepresentation._steps.first { step in
            step.import != nil && contentType?.conforms(to: step.contentType) != false
        }
        guard let step else { throw TransferError.noRepresentation }
        self = try await _TransferStep.item(step.import!(data), Self.self)
    }
}
