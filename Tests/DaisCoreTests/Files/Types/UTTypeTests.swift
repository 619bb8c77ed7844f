// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@Suite("Types of files")
struct UTTypeTests {
    @Test(
        "types of files are found by extension and MIME type",
        arguments: [
            ("JPG", "image/jpeg", UTType.jpeg), ("csv", "text/csv; charset=utf-8", .commaSeparatedText),
            ("pdf", "application/pdf", .pdf),
        ])
    func found(name: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(type.preferredMIMEType.flatMap { UTType(mimeType: $0) } == type)
        #expect(type.preferredFilenameExtension.flatMap { UTType(filenameExtension: $0) } == type)
    }

    @Test("a type of files conforms to the types it is a kind of")
    func families() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .item))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.commaSeparatedText.conforms(to: .text))
    }

    @Test("an unknown type of files is a type of its own")
    func unknown() {
        let type = UTType(filenameExtension: "xyzzy")
        #expect(type?.isDynamic == true)
        #expect(type?.preferredFilenameExtension == "xyzzy")
        #expect(type?.conforms(to: .data) == true)
        #expect(type != UTType(filenameExtension: "plugh"))
        #expect(UTType(mimeType: "application/x-xyzzy")?.preferredMIMEType == "application/x-xyzzy")
        #expect(UTType("com.example.nothing") == nil)
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
    }

    @Test("every name stands for a type of the table, and every parent is in it")
    func table() {
        for (identifier, entry) in UTTypeTable.entries {
            #expect(UTType(identifier) != nil)
            for parent in entry.parents { #expect(UTTypeTable.entries[parent] != nil, "\(parent) of \(identifier)") }
        }
        for type in [UTType.folder, .zip, .mp3, .mpeg4Movie, .json, .html, .url] {
            #expect(UTTypeTable.entries[type.identifier] != nil)
        }
    }

    @Test("a family lets its members in by either name, and data lets in everything")
    func accepted() {
        #expect(AcceptedTypes(types: [.image]).attribute?.hasPrefix("image/*,") == true)
        #expect(AcceptedTypes(types: [.image]).accepts(name: "a.PNG", mimeType: nil))
        #expect(AcceptedTypes(types: [.image]).accepts(name: "a", mimeType: "image/webp"))
        #expect(!AcceptedTypes(types: [.image]).accepts(name: "a.txt", mimeType: nil))
        #expect(AcceptedTypes(types: [.data]).attribute == nil)
        #expect(AcceptedTypes(types: [.data]).accepts(name: "a.xyzzy", mimeType: nil))
    }
}
