// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One pasted item, from which values are loaded.
///
/// ```swift
/// PasteButton(supportedContentTypes: [.plainText]) { providers in
///     for provider in providers {
///         _ = provider.loadObject(ofClass: String.self) { text, _ in … }
///     }
/// }
/// ```
/// It has the data already, so its completion handlers are called soon, on the main actor.
public final class NSItemProvider: Sendable {
    private let item: ClipboardItem

    init(_ item: ClipboardItem) { self.item = item }

    /// The content types of the item, in the order of the browser.
    public var registeredContentTypes: [UTType] {
        item.contents.map { content in
            UTType(mimeType: content.name) ?? UTType(importedAs: content.name)
        }
    }

    /// The identifiers of the content types.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Returns whether the item has content of a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        item.data(for: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Returns whether a value of a type can be made of the item.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
        type.importedContentTypes().contains { item.data(for: $0) != nil }
    }

    /// Loads a value, such as a `String` or a `URL`.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @MainActor @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadTransferable(type: type) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads a value.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @MainActor @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let (progress, item) = (Progress(totalUnitCount: 1), item)
        Task { @MainActor in
            var result = Result<T, any Error>.failure(TransferError.noRepresentation)
            for type in T.importedContentTypes() {
                guard let data = item.data(for: type) else { continue }
                do {
                    result = .success(try await T(importing: data, contentType: type))
                    break
                } catch {
                    result = .failure(error)
                }
            }
            completionHandler(result)
        }
        progress.completedUnitCount = 1
        return progress
    }

    /// Loads the bytes of a content type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let (progress, data) = (Progress(totalUnitCount: 1), item.data(for: UTType(importedAs: typeIdentifier)))
        Task { @MainActor in completionHandler(data, data == nil ? TransferError.noRepresentation : nil) }
        progress.completedUnitCount = 1
        return progress
    }
}
