// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a coordinator presents, as something that can be stored: which content, as what type, with what metadata.
///
/// Views cannot be stored, so content is named, and made anew by what
/// ``PresentationCoordinator/registerContent(for:types:content:)`` was given. Order is kept; callbacks are not.
public struct PresentationSnapshot: Codable, Sendable, Equatable {
    public struct Entry: Codable, Sendable, Equatable, Identifiable {
        public let id: UUID
        /// The name of the type: `sheet`, `drawer.leading`, `custom.inspector`.
        public let type: String
        /// The name that the content was registered for.
        public let restorationID: String
        /// The values that can be stored: texts, numbers, truth values, dates, UUIDs and data.
        public let metadata: [String: PresentationMetadata]
    }

    /// Lowest first.
    public let entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    private enum CodingKeys: CodingKey { case entries }

    /// Entries that another version of the app has written, and that mean nothing here, are left out.
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
public enum PresentationMetadata: Codable, Sendable, Hashable {
    case text(String)
    case number(Double)
    case integer(Int)
    case flag(Bool)
    case date(Date)
    case uuid(UUID)
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
