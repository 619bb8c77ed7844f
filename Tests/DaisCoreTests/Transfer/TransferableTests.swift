// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

/// A type of an app with representations of all kinds.
private struct Recipe: Codable, Equatable, Transferable {
    var title: String
    var steps = 1

    static let type = UTType(exportedAs: "org.example.recipe", conformingTo: .json)

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: type)
            .suggestedFileName { $0.title }
        DataRepresentation(exportedContentType: .html) { recipe in Data("<h1>\(recipe.title)</h1>".utf8) }
            .exportingCondition { !$0.title.isEmpty }
        FileRepresentation(contentType: .commaSeparatedText) { recipe in
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try Data("title\n\(recipe.title)".utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            let lines = try String(contentsOf: received.file, encoding: .utf8).split(separator: "\n")
            return Recipe(title: String(lines[1]))
        }
        ProxyRepresentation(exporting: \.title, importing: { Recipe(title: $0) })
    }
}

@MainActor
@Suite("Values that leave the app and come in")
struct TransferableTests {
    @Test("a value is exported in each of its types, and one that does not export a type says so")
    func exports() async throws {
        let recipe = Recipe(title: "Soup")
        #expect(recipe.exportedContentTypes() == [Recipe.type, .html, .commaSeparatedText, .utf8PlainText])
        let html = try await recipe.exported(as: .html)
        #expect(String(decoding: html, as: UTF8.self) == "<h1>Soup</h1>")
        let table = try await recipe.exported(as: .commaSeparatedText)
        #expect(String(decoding: table, as: UTF8.self) == "title\nSoup")
        let text = try await recipe.exported(as: .plainText)
        #expect(String(decoding: text, as: UTF8.self) == "Soup")
        #expect(!Recipe(title: "").exportedContentTypes().contains(.html))
        await #expect(throws: (any Error).self) { try await Recipe(title: "").exported(as: .html) }
        await #expect(throws: (any Error).self) { try await recipe.exported(as: .png) }
    }

    @Test("a value is made of each of its types")
    func imports() async throws {
        let recipe = Recipe(title: "Soup", steps: 3)
        let json = try await recipe.exported(as: Recipe.type)
        #expect(try await Recipe(importing: json, contentType: Recipe.type) == recipe)
        #expect(try await Recipe(importing: json, contentType: nil) == recipe)
        let table = Data("title\nPie".utf8)
        #expect(try await Recipe(importing: table, contentType: .commaSeparatedText) == Recipe(title: "Pie"))
        let text = Data("Stew".utf8)
        #expect(try await Recipe(importing: text, contentType: .utf8PlainText) == Recipe(title: "Stew"))
        await #expect(throws: (any Error).self) { try await Recipe(importing: text, contentType: .png) }
        await #expect(throws: (any Error).self) { try await Recipe(importing: text, contentType: Recipe.type) }
    }

    @Test("a file that comes in is gone when the value has been made")
    func files() async throws {
        struct Path: Transferable {
            let file: URL
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .pdf) { received in Path(file: received.file) }
            }
        }
        let file = try await Path(importing: Data("x".utf8), contentType: .pdf).file
        #expect(file.pathExtension == "pdf")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("texts, addresses, bytes and pictures are transferable")
    func types() async throws {
        #expect(try await String(importing: "Ä".exported(as: .utf8PlainText), contentType: .plainText) == "Ä")
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
        let list = Data("# comment\r\nhttps://example.org/a?b=c\r\n".utf8)
        #expect(try await URL(importing: list, contentType: .url) == url)
        await #expect(throws: (any Error).self) { try await URL(importing: Data("a b".utf8), contentType: .plainText) }
        #expect(try await Data(importing: Data([0, 255]), contentType: .data) == Data([0, 255]))
        let attributed = AttributedString("bold")
        #expect(
            try await AttributedString(importing: attributed.exported(as: .plainText), contentType: nil) == attributed)
        await #expect(throws: (any Error).self) { try await String(importing: Data([0xff]), contentType: nil) }
        let png = Data([0x89, 0x50, 0x4e, 0x47])
        let picture = try await Image(importing: png, contentType: .png)
        #expect(try await picture.exported(as: .image) == png)
        #expect(Image(systemName: "star").exportedContentTypes().isEmpty)
        #expect(Image.importedContentTypes() == [.image])
    }

    @Test("a codable type can have coders of its own")
    func coders() async throws {
        struct Note: Codable, Equatable, Transferable {
            var words: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(
                    contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
            }
        }
        let data = try await Note(words: "a").exported(as: .propertyList)
        #expect(try PropertyListDecoder().decode(Note.self, from: data) == Note(words: "a"))
        #expect(try await Note(importing: data, contentType: .propertyList) == Note(words: "a"))
    }
}
