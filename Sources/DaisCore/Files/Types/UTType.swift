// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type of file with its identifier and supertypes.
///
/// ```swift
/// .fileImporter(isPresented: $imports, allowedContentTypes: [.commaSeparatedText, .json]) { _ in … }
/// ```
/// Linux has no registry of types, so this one is fixed: common types with their extensions and MIME types. An unknown
/// extension or MIME type becomes a dynamic type that conforms to ``data``.
nonisolated public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The supertype of a type that the app declares.
    private let parent: String?

    init(known identifier: String, parent: String? = nil) {
        self.identifier = identifier
        self.parent = parent
    }

    /// Creates a known type from its identifier, such as `public.png`. The result is `nil` for an unknown identifier.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil || Self.isDynamic(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// Creates the type of a filename extension. An unknown extension becomes a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty, !name.contains(where: { $0 == "." || $0 == "/" }) else { return nil }
        self.init(UTTypeTable.byExtension[name], else: Self.dynamicExtension + name, supertype)
    }

    /// Creates the type of a MIME type. An unknown MIME type becomes a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        guard name.contains("/") else { return nil }
        self.init(UTTypeTable.byMIMEType[name], else: Self.dynamicMIMEType + name, supertype)
    }

    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parent: parentType?.identifier)
    }

    /// Creates a type that another app defines.
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

    /// Two types are equal if their identifiers are.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    // MARK: Families

    /// Returns whether it is this type or a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns whether it conforms to another type and differs from it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether another type conforms to it and differs from it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that it conforms to, without itself.
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

    /// The preferred extension, without a dot, or `nil`.
    public var preferredFilenameExtension: String? { extensions.first }

    /// The preferred MIME type, or `nil`.
    public var preferredMIMEType: String? { mimeTypes.first }

    /// A Boolean value that indicates whether it was made from an unknown extension or MIME type.
    public var isDynamic: Bool { Self.isDynamic(identifier) }

    /// The identifier.
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
