// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One item that is pasted, dragged or dropped, from which values are loaded.
///
/// ```swift
/// PasteButton(supportedContentTypes: [.plainText]) { providers in
///     for provider in providers {
///         _ = provider.loadObject(ofClass: String.self) { text, _ in … }
///     }
/// }
/// ```
/// Its completion handlers are called on the main actor. It is Foundation's class of this name in what drags and pastes
/// need. The objects of a provider are values of `Transferable` types.
public final class NSItemProvider: Sendable {
    let item: TransferItem

    init(_ item: TransferItem) { self.item = item }

    /// Creates a provider without content, which no destination takes.
    public convenience init() { self.init(TransferItem(contents: [])) }

    /// Creates a provider of a value, such as a text or an address.
    ///
    /// ```swift
    /// Text(person.name).onDrag { NSItemProvider(object: person.name) }
    /// ```
    public convenience init<T: Transferable>(object: T) { self.init(TransferItem(object)) }

    /// Creates a provider of a text.
    public convenience init(object: NSString) { self.init(object: object.description) }

    /// The name of a dropped file.
    public var suggestedName: String? { item.file?.deletingPathExtension().lastPathComponent }

    /// The content types of the item, in the order of the browser.
    public var registeredContentTypes: [UTType] { item.contents.map(\.type) }

    /// The identifiers of the content types.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Returns whether the item has content of a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        item.content(for: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Returns whether a value of a type can be made of the item.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
        type.importedContentTypes().contains { item.content(for: $0) != nil }
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
            if let value = item.value?.value as? T { result = .success(value) }
            for type in T.importedContentTypes() {
                guard case .failure = result, let content = item.content(for: type) else { continue }
                do {
                    result = .success(try await T(importing: content(), contentType: type))
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
        let (progress, content) = (Progress(totalUnitCount: 1), item.content(for: UTType(importedAs: typeIdentifier)))
        Task { @MainActor in
            do {
                guard let content else { throw TransferError.noRepresentation }
                completionHandler(try await content(), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        progress.completedUnitCount = 1
        return progress
    }

    /// Loads a dropped file. The copy on the server exists until the session ends: read or move it.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let fits = hasItemConformingToTypeIdentifier(typeIdentifier)
        let (progress, file) = (Progress(totalUnitCount: 1), fits ? item.file : nil)
        Task { @MainActor in completionHandler(file, file == nil ? TransferError.noRepresentation : nil) }
        progress.completedUnitCount = 1
        return progress
    }
}
