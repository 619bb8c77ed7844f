// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Describes to the browser one part of a shared item: its text, its address or its file.
enum SharePart: Equatable, Sendable {
    case address(String)
    case text(String)
    case file(name: String, type: String, Data)

    /// The largest size of all files of a link, in bytes. They are part of the page.
    static let limit = 64 * 1024

    /// Returns the parts of items, or `nil` if one of them takes time.
    static func now<Items: Collection>(_ items: Items) -> [SharePart]? where Items.Element: Transferable {
        var parts: [SharePart] = []
        for item in items {
            guard let step = step(of: item) else { continue }
            guard case .now(let make) = step.export else { return nil }
            if let data = try? make(_TransferStep.Box(value: item)) { parts.append(part(step, item, data)) }
        }
        return limited(parts)
    }

    /// Returns the parts of items when they are there. An item that cannot be made is left out, with a warning.
    @MainActor static func later<Items: Collection>(_ items: Items) async -> [SharePart]
    where Items.Element: Transferable {
        var parts: [SharePart] = []
        for item in items {
            guard let step = step(of: item), let export = step.export else { continue }
            do {
                let data = try await export(_TransferStep.Box(value: item))
                parts.append(part(step, item, data))
            } catch {
                Diagnostics.warn(
                    "A ShareLink cannot share a \(Items.Element.self): \(error)",
                    remedy: "Export another representation, or hide the link.")
            }
        }
        return limited(parts)
    }

    /// Share sheets take one address and one text, and few types of files.
    private static func step<Item: Transferable>(of item: Item) -> _TransferStep? {
        let steps = _TransferStep.exports(of: item).filter { $0.visibility == .all }
        return steps.first { $0.contentType.conforms(to: .url) } ?? steps.first { $0.contentType.isPlainText }
            ?? steps.first
    }

    private static func part<Item: Transferable>(_ step: _TransferStep, _ item: Item, _ data: Data) -> SharePart {
        let type = step.contentType
        if type.conforms(to: .url) { return .address(String(decoding: data, as: UTF8.self)) }
        if type.isPlainText { return .text(String(decoding: data, as: UTF8.self)) }
        let name = step.fileName(_TransferStep.Box(value: item)) ?? "Item"
        let suffix = type.preferredFilenameExtension.map { "." + $0 } ?? ""
        return .file(
            name: name.lowercased().hasSuffix(suffix) ? name : name + suffix,
            type: type.preferredMIMEType ?? "application/octet-stream", data)
    }

    private static func limited(_ parts: [SharePart]) -> [SharePart] {
        var room = limit
        return parts.filter { part in
            guard case .file(let name, _, let data) = part else { return true }
            room -= data.count
            if room < 0 {
                Diagnostics.warn(
                    "A ShareLink has files of more than \(limit / 1024) kB, and leaves out “\(name)”",
                    remedy: "Share the address of the file.")
            }
            return room >= 0
        }
    }
}

extension UTType {
    fileprivate var isPlainText: Bool { conforms(to: .plainText) || self == .text }
}

/// Tells the browser what a link shares.
nonisolated struct ShareModifier: BoxModifier {
    let title: Text?
    let message: Text?
    let parts: [SharePart]

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        let values = appearance.environmentValues
        var addresses: [String] = []
        var texts: [String] = []
        var files: [TextTree] = []
        for part in parts {
            switch part {
            case .address(let address): addresses.append(address)
            case .text(let text): texts.append(text)
            case .file(let name, let type, let data):
                files.append(.list([.text(name), .text(type), .text(data.base64EncodedString())]))
            }
        }
        var fields: [String: TextTree] = [:]
        func put(_ name: String, _ text: String?) { fields[name] = text.map(TextTree.text) }
        put("title", title?.string(in: values))
        put("url", addresses.first)
        let lines = [message?.string(in: values)].compactMap { $0 } + texts + addresses.dropFirst()
        put("text", lines.isEmpty ? nil : lines.joined(separator: "\n"))
        if !files.isEmpty { fields["files"] = .list(files) }
        let copied = texts + addresses
        put("copy", copied.isEmpty ? nil : copied.joined(separator: "\n"))
        put("said", BuiltInStrings(values.locale)[.copied])
        appearance.attribute(AttributeName.share, TextTree.fields(fields).json)
    }
}
