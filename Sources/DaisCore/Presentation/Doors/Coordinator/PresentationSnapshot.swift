// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The presentations of a coordinator in a form that can be stored: their content's names, types and metadata.
///
/// Views cannot be stored, so factories registered with ``PresentationCoordinator/registerContent(for:types:content:)``
/// recreate them. The order is stored; callbacks are not.
///
/// ```swift
/// let data = try JSONEncoder().encode(coordinator.snapshot())
/// coordinator.restore(try JSONDecoder().decode(PresentationSnapshot.self, from: data))
/// ```
public struct PresentationSnapshot: Codable, Sendable, Equatable {
    /// A stored presentation.
    public struct Entry: Codable, Sendable, Equatable, Identifiable {
        /// The id, which the restored presentation keeps.
        public let id: UUID
        /// The name of the type, such as `sheet`, `drawer.leading` or `custom.inspector`.
        public let type: String
        /// The name under which the content is registered.
        public let restorationID: String
        /// The metadata that can be stored: strings, numbers, Booleans, dates, UUIDs and data.
        public let metadata: [String: PresentationMetadata]
    }

    /// The stored presentations, lowest first.
    public let entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    private enum CodingKeys: CodingKey { case entries }

    /// Decodes a snapshot. Entries in an unknown format, such as those of another version of the app, are skipped.
    ///
    /// - Throws: `DecodingError` if there is no list of entries.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let decoded = try container.decode([Lenient].self, forKey: .entries)
        entries = decoded.compactMap(\.entry)
        if entries.count < decoded.count {
            Diagnostics.warn(
                "\(decoded.count - entries.count) saved presentations could not be read; they are left out.",
                remedy: "Save with PresentationCoordinator.snapshot().")
        }
    }

    private struct Lenient: Decodable {
        let entry: Entry?
        init(from decoder: any Decoder) throws { entry = try? Entry(from: decoder) }
    }
}

/// A value of a presentation's metadata that can be stored.
///
/// ```swift
/// let value = PresentationMetadata.text("swift-nio")
/// ```
public enum PresentationMetadata: Codable, Sendable, Hashable {
    /// A string.
    case text(String)
    /// A floating-point number.
    case number(Double)
    /// An integer.
    case integer(Int)
    /// A Boolean value.
    case flag(Bool)
    /// A date.
    case date(Date)
    /// A UUID.
    case uuid(UUID)
    /// Binary data.
    case data(Data)

    init?(_ value: any Sendable) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .integer(value)
        case let value as Double: self = .number(value)
        case let value as Date: self = .date(value)
        case let value as UUID: self = .uuid(value)
        case let value as Data: self = .data(value)
        default: return nil
        }
    }

    var value: any Sendable {
        switch self {
        case .text(let value): value
        case .number(let value): value
        case .integer(let value): value
        case .flag(let value): value
        case .date(let value): value
        case .uuid(let value): value
        case .data(let value): value
        }
    }
}
