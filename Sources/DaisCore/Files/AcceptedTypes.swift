// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The file types that a dialog accepts. The browser disables other files, but still lets the user choose them, so
/// uploads are checked again.
nonisolated struct AcceptedTypes: Sendable {
    let types: [UTType]

    /// The value of `accept`, or `nil` to accept any file.
    var attribute: String? {
        var words: [String] = []
        for type in types {
            let family = UTTypeTable.entries.keys.sorted().map { UTType(known: $0) }.filter { $0.conforms(to: type) }
            let names = ([type] + family).flatMap { $0.extensions.map { "." + $0 } + $0.mimeTypes }
            if Self.takesAnything(type) || names.isEmpty { return nil }
            words += (Self.wildcards[type].map { [$0] } ?? []) + names
        }
        var seen: Set<String> = []
        let list = words.filter { seen.insert($0).inserted }
        return list.isEmpty ? nil : list.joined(separator: ",")
    }

    func accepts(name: String, mimeType: String?) -> Bool {
        if attribute == nil { return true }
        let file = URL(fileURLWithPath: "/" + name)
        let found = [UTType(filenameExtension: file.pathExtension), mimeType.flatMap { UTType(mimeType: $0) }]
        return found.contains { found in types.contains { found?.conforms(to: $0) == true } }
    }

    private static func takesAnything(_ type: UTType) -> Bool {
        [.item, .content, .data, .compositeContent].contains(type)
    }

    private static let wildcards: [UTType: String] = [
        .image: "image/*", .audio: "audio/*", .movie: "video/*", .video: "video/*", .text: "text/*",
        .font: "font/*",
    ]
}
