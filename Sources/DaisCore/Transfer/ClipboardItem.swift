// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One item of the browser's clipboard: the same content in several types.
struct ClipboardItem: Sendable {
    /// The MIME types, or identifiers of the app's own types, with the data.
    let contents: [(name: String, data: Data)]

    /// The largest number of items in one event. More are ignored.
    private static let limit = 100

    /// Reads the payload of an event: a list of items. Each is a list of a name, a text, and `true` if the text is
    /// Base64 of bytes.
    static func read(_ payload: EventPayload) -> [ClipboardItem] {
        (payload.array ?? []).prefix(limit).map { item in
            ClipboardItem(
                contents: (item.array ?? []).compactMap { content in
                    guard let name = content[0].string, let text = content[1].string else { return nil }
                    guard content[2].bool == true else { return (name, Data(text.utf8)) }
                    return Data(base64Encoded: text).map { (name, $0) }
                })
        }
    }

    /// Returns the data for a content type.
    func data(for type: UTType) -> Data? { contents.first { type.accepts(clipboardName: $0.name) }?.data }
}

extension UTType {
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

    /// Returns whether content of the clipboard is of the type.
    func accepts(clipboardName name: String) -> Bool {
        name == clipboardName || UTType(mimeType: name)?.conforms(to: self) == true
    }
}

extension Transferable {
    /// The types of the clipboard from which values can be made.
    static var clipboardPatterns: [String] { importedContentTypes().map(\.clipboardPattern) }

    /// Makes values of the items of the clipboard, at once if the representations allow it. Items from which no value
    /// can be made are left out.
    @MainActor static func imported(from items: [ClipboardItem], _ action: @escaping @MainActor ([Self]) -> Void) {
        let plans = items.map(plan)
        var values: [Self] = []
        for plan in plans {
            for (step, data) in plan {
                guard case .now(let make) = step else { return importLater(plans, action) }
                guard let value: Self = try? _TransferStep.item(make(data)) else { continue }
                values.append(value)
                break
            }
        }
        if !values.isEmpty { action(values) }
    }

    private typealias Plan = [(step: _TransferStep.Import, data: Data)]

    @MainActor private static func importLater(_ plans: [Plan], _ action: @escaping @MainActor ([Self]) -> Void) {
        Task { @MainActor in
            var values: [Self] = []
            for plan in plans {
                for (step, data) in plan {
                    guard let box = try? await step(data), let value: Self = try? _TransferStep.item(box) else {
                        continue
                    }
                    values.append(value)
                    break
                }
            }
            if !values.isEmpty { action(values) }
        }
    }

    /// The ways to make a value of an item, the most exact one first.
    private static func plan(_ item: ClipboardItem) -> Plan {
        transferRepresentation._steps.compactMap { step in
            guard let make = step.import, let data = item.data(for: step.contentType) else { return nil }
            return (make, data)
        }
    }
}
