// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One item that is pasted or dropped: the same content in several types.
struct TransferItem: Sendable {
    /// Content in one type.
    struct Content: Sendable {
        let type: UTType
        let source: Source

        func callAsFunction() async throws -> Data {
            switch source {
            case .now(let load): try load()
            case .later(let load): try await load()
            }
        }
    }

    /// Loads data, at once or after a while.
    enum Source: Sendable {
        case now(@Sendable () throws -> Data)
        case later(@Sendable () async throws -> Data)
    }

    var contents: [Content]
    /// The value itself, if it has not left the session.
    var value: _TransferStep.Box?
    /// The copy of a dropped file on the disk of the server.
    var file: URL?

    /// Returns the content for a type.
    func content(for type: UTType) -> Content? { contents.first { type.accepts($0.type) } }
}

extension TransferItem {
    /// Creates an item of a value that stays in the session.
    init<T: Transferable>(_ item: T) {
        let box = _TransferStep.Box(value: item)
        contents = _TransferStep.exports(of: item).compactMap { step in
            switch step.export {
            case .now(let make): Content(type: step.contentType, source: .now { try make(box) })
            case .later(let make): Content(type: step.contentType, source: .later { try await make(box) })
            case nil: nil
            }
        }
        value = box
    }

    /// Creates an item of a file that has come in. Its address is content, too.
    init(file: URL) {
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        let address = Data(file.absoluteString.utf8)
        contents = [
            Content(type: .url, source: .now { address }),
            Content(type: type, source: .later { try Data(contentsOf: file) }),
        ]
        self.file = file
    }

    /// Creates an item of which only the types are known.
    init(names: [String]) {
        contents = names.map { name in
            Content(type: UTType(transferName: name), source: .now { throw TransferError.unreadable })
        }
    }

    /// The largest number of items in one event. More are ignored.
    private static let limit = 100

    /// Reads the payload of an event: a list of items. Each is a list of a name, a text, and `true` if the text is
    /// Base64 of bytes.
    static func read(_ payload: EventPayload) -> [TransferItem] {
        (payload.array ?? []).prefix(limit).map { item in
            TransferItem(
                contents: (item.array ?? []).compactMap { content in
                    guard let name = content[0].string, let text = content[1].string else { return nil }
                    let data = content[2].bool == true ? Data(base64Encoded: text) : Data(text.utf8)
                    return data.map { data in Content(type: UTType(transferName: name), source: .now { data }) }
                })
        }
    }
}

extension UTType {
    /// Creates the type of content that a browser names by its MIME type or by the identifier of an own type.
    init(transferName name: String) { self = UTType(mimeType: name) ?? UTType(importedAs: name) }

    /// The name under which a browser's clipboard has the type: its MIME type, or the identifier of an own type.
    var clipboardName: String {
        if conforms(to: .plainText) || self == .text { return "text/plain" }
        if self == .url { return "text/uri-list" }
        return preferredMIMEType ?? identifier
    }

    /// The names, or patterns, under which a browser's clipboard can have content of the type.
    var clipboardPattern: String {
        switch self {
        case .image: "image/*"
        case .audio: "audio/*"
        case .movie, .video: "video/*"
        case .item, .content, .data: "*"
        default: clipboardName
        }
    }

    /// Returns whether content of a type can be taken as this type.
    func accepts(_ type: UTType) -> Bool { type.conforms(to: self) || type.clipboardName == clipboardName }
}

extension Transferable {
    /// The types of the clipboard from which values can be made.
    static var clipboardPatterns: [String] { importedContentTypes().map(\.clipboardPattern) }

    /// Makes values of items, at once if the representations allow it. Items from which no value can be made are left
    /// out. If nothing is left, the action does not run.
    @MainActor static func imported(from items: [TransferItem], _ action: @escaping @MainActor ([Self]) -> Void) {
        let plans = items.map(plan)
        var values: [Self] = []
        for plan in plans {
            for way in plan {
                guard case .now(let make) = way else { return importLater(plans, action) }
                guard let value: Self = try? _TransferStep.item(make()) else { continue }
                values.append(value)
                break
            }
        }
        if !values.isEmpty { action(values) }
    }

    @MainActor private static func importLater(
        _ plans: [[TransferPlan]], _ action: @escaping @MainActor ([Self]) -> Void
    ) {
        Task { @MainActor in
            var values: [Self] = []
            for plan in plans {
                for way in plan {
                    guard let box = try? await way(), let value: Self = try? _TransferStep.item(box) else { continue }
                    values.append(value)
                    break
                }
            }
            if !values.isEmpty { action(values) }
        }
    }

    /// The ways to make a value of an item: the value itself, and then the most exact representation first.
    private static func plan(_ item: TransferItem) -> [TransferPlan] {
        if let box = item.value, box.value is Self { return [.now { box }] }
        return transferRepresentation._steps.compactMap { step in
            guard let make = step.import, let content = item.content(for: step.contentType) else { return nil }
            if case (.now(let load), .now(let make)) = (content.source, make) { return .now { try make(load()) } }
            return .later { try await make(content()) }
        }
    }
}

/// One way to make a value of an item.
private enum TransferPlan: Sendable {
    case now(@Sendable () throws -> _TransferStep.Box)
    case later(@Sendable () async throws -> _TransferStep.Box)

    func callAsFunction() async throws -> _TransferStep.Box {
        switch self {
        case .now(let make): try make()
        case .later(let make): try await make()
        }
    }
}
