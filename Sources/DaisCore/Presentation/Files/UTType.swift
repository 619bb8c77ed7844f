// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type of file: what it is called, and which other types it is a kind of.
///
/// ```swift
/// .fileImporter(isPresented: $imports, allowedContentTypes: [.commaSeparatedText, .json]) { … }
/// ```
/// Linux has no register of types, so this one is fixed: the usual types with their extensions and MIME types. What is
/// not in it becomes a type of its own, a kind of ``data``.
nonisolated public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String
    /// What an application's own type was said to be a kind of.
    private let parent: String?

    init(known identifier: String, parent: String? = nil) {
        self.identifier = identifier
        self.parent = parent
    }

    /// A known type by its identifier, such as `public.png`.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil || Self.isDynamic(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// The type of files with an extension; one that nobody knows is a type of its own.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty, !name.contains(where: { $0 == "." || $0 == "/" }) else { return nil }
        self.init(UTTypeTable.byExtension[name], else: Self.dynamicExtension + name, supertype)
    }

    /// The type with a MIME type; one that nobody knows is a type of its own.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        guard name.contains("/") else { return nil }
        self.init(UTTypeTable.byMIMEType[name], else: Self.dynamicMIMEType + name, supertype)
    }

    /// A type that the application defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parent: parentType?.identifier)
    }

    /// A type of another application.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parent: parentType?.identifier)
    }

    private init?(_ found: [String]?, else dynamic: String, _ supertype: UTType) {
        let types = (found ?? []).map { UTType(known: $0) }
        if let match = types.first(where: { $0.conforms(to: supertype) }) {
            self = match
        } else {
            self.init(known: dynamic, parent: supertype.identifier)
        }
    }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    // MARK: Families

    /// Whether it is this type or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Everything it is a kind of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += next.parents }
        }
        return found
    }

    private var parents: [UTType] {
        if let entry = UTTypeTable.entries[identifier] { return entry.parents.map { UTType(known: $0) } }
        return [parent.map { UTType(known: $0) } ?? .data]
    }

    // MARK: Names

    public var preferredFilenameExtension: String? { extensions.first }

    public var preferredMIMEType: String? { mimeTypes.first }

    /// Whether it was made from an extension or a MIME type that nobody knows.
    public var isDynamic: Bool { Self.isDynamic(identifier) }

    public var description: String { identifier }

    var extensions: [String] {
        if identifier.hasPrefix(Self.dynamicExtension) {
            return [String(identifier.dropFirst(Self.dynamicExtension.count))]
        }
        return UTTypeTable.entries[identifier]?.extensions ?? []
    }

    var mimeTypes: [String] {
        if identifier.hasPrefix(Self.dynamicMIMEType) {
            return [String(identifier.dropFirst(Self.dynamicMIMEType.count))]
        }
        return UTTypeTable.entries[identifier]?.mimeTypes ?? []
    }

    private static let dynamicExtension = "dyn.extension."
    private static let dynamicMIMEType = "dyn.mime."

    private static func isDynamic(_ identifier: String) -> Bool {
        identifier.hasPrefix(dynamicExtension) || identifier.hasPrefix(dynamicMIMEType)
    }
}
