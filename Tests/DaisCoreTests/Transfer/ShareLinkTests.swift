// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Share links")
struct ShareLinkTests {
    private static let zion = URL(string: "https://example.org/zion")!
    private static let bryce = URL(string: "https://example.org/bryce")!

    private func shared<V: View>(_ view: V) -> String? {
        Screen { view }.elements(.button)[0].attribute("data-share")
    }

    @Test("an address is in the page before the press, with a label in the reader's language")
    func address() {
        let screen = Screen { ShareLink(item: Self.zion) }
        #expect(
            screen.elements(.button)[0].attribute("data-share")
                == #"{"copy":"https://example.org/zion","said":"Copied","url":"https://example.org/zion"}"#)
        #expect(screen.tree.root.markup.contains(">Share…<"))
        let german = Screen { ShareLink(item: "a").environment(\.locale, Locale(identifier: "de")) }
        #expect(german.tree.root.markup.contains(">Teilen …<"))
        #expect(german.elements(.button)[0].attribute("data-share") == #"{"copy":"a","said":"Kopiert","text":"a"}"#)
    }

    @Test("subject, message and preview are the title and the text of what is shared")
    func words() {
        #expect(
            shared(ShareLink(item: Self.zion, subject: Text("Parks"), message: Text("Look")))
                == #"{"copy":"https://example.org/zion","said":"Copied","text":"Look","title":"Parks","url":"https://example.org/zion"}"#
        )
        #expect(
            shared(ShareLink(item: Self.zion, preview: SharePreview("Zion")))
                == #"{"copy":"https://example.org/zion","said":"Copied","title":"Zion","url":"https://example.org/zion"}"#
        )
        #expect(
            shared(ShareLink(item: "a \"quote\"", preview: SharePreview("T", image: Image(systemName: "star"))))
                == #"{"copy":"a \"quote\"","said":"Copied","text":"a \"quote\"","title":"T"}"#)
    }

    @Test("of several addresses a share sheet takes one, and the others are text")
    func several() {
        #expect(
            shared(ShareLink(items: [Self.zion, Self.bryce]))
                == #"{"copy":"https://example.org/zion\nhttps://example.org/bryce","said":"Copied","text":"https://example.org/bryce","url":"https://example.org/zion"}"#
        )
        #expect(shared(ShareLink(items: ["a", "b"])) == #"{"copy":"a\nb","said":"Copied","text":"a\nb"}"#)
    }

    @Test("every form has its title and its label")
    func forms() {
        let titles = Screen {
            ShareLink("One", item: "a")
            ShareLink("Two".dropLast(0), item: "a")
            ShareLink(Text("Three"), items: [Self.zion])
            ShareLink("Four", item: Drawing(), preview: SharePreview("D"))
            ShareLink("Five", items: [Drawing()]) { _ in SharePreview("D", icon: Image(systemName: "star")) }
            ShareLink(item: Self.zion) { Text("Six") }
            ShareLink(items: ["a"]) { Text("Seven") }
            ShareLink(item: Drawing(), preview: SharePreview(Text("D"))) { Text("Eight") }
        }
        for title in ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"] {
            #expect(titles.tree.root.markup.contains(">\(title)<"))
        }
        #expect(titles.elements(.button).allSatisfy { $0.attribute("data-share") != nil })
    }

    struct Drawing: Codable, Hashable, Transferable {
        var name = "d"
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json).suggestedFileName { $0.name }
        }
    }

    struct Photo: Hashable, Transferable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
        }
    }

    @Test("an item without text is a file")
    func file() {
        #expect(
            shared(ShareLink(item: Drawing(), preview: SharePreview("D")))
                == #"{"files":[["d.json","application/json","eyJuYW1lIjoiZCJ9"]],"said":"Copied","title":"D"}"#)
    }

    struct Photos: View {
        @State private var name = "a"
        var body: some View {
            ShareLink(item: Photo(name: name), preview: SharePreview("P"))
            Button("Change") { name = "b" }
        }
    }

    @Test("an item that takes time enables the link when it is there, and is made again when it changes")
    func later() async {
        let screen = Screen { Photos() }
        let link = screen.elements(.button)[0]
        #expect(link.attribute("disabled") == "")
        await screen.settleTasks { link.attribute("disabled") == nil }
        #expect(link.attribute("data-share")?.contains(#"["Item.png","image/png","YQ=="]"#) == true)
        screen.tap("Change")
        await screen.settleTasks { link.attribute("data-share")?.contains("Yg==") == true }
        #expect(link.attribute("data-share")?.contains(#"["Item.png","image/png","Yg=="]"#) == true)
    }

    struct Secret: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: { (_: Secret) in "secret" }).visibility(.ownProcess)
        }
    }

    @Test("what other apps must not see is not in the page")
    func hidden() {
        #expect(shared(ShareLink(item: Secret(), preview: SharePreview("S"))) == #"{"said":"Copied","title":"S"}"#)
        #expect(Screen { CopyButton("Copy", item: Secret()) }.elements(.button)[0].attribute("disabled") == "")
    }

    @Test("files beyond the limit are left out, with a warning")
    func large() {
        let part = SharePart.now([Data(count: SharePart.limit), Data(count: 1)])
        #expect(part?.count == 1)
    }

    @Test("a change of the item is one operation")
    func change() throws {
        struct Changing: View {
            @State private var text = "a"
            var body: some View {
                ShareLink(item: text)
                Button("Change") { text = "b" }
            }
        }
        let screen = Screen { Changing() }
        let link = screen.elements(.button)[0]
        let operations = screen.record { screen.tap("Change") }.operations
        #expect(
            operations == [
                .attribute(link.id, name: "data-share", value: #"{"copy":"b","said":"Copied","text":"b"}"#)
            ])
    }

    @Test("a button that copies has the plain text, and its words")
    func copies() {
        let screen = Screen {
            CopyButton("Copy", item: "one")
            CopyButton(item: Self.zion) { Text("Address") }
        }
        #expect(
            screen.elements(.button).map { $0.attribute("data-copy") } == [
                #"{"copy":"one","said":"Copied","types":[["text/plain","one"]]}"#,
                #"{"copy":"https://example.org/zion","said":"Copied","types":[["text/uri-list","https://example.org/zion"],["text/plain","https://example.org/zion"]]}"#,
            ])
    }

    @Test("a view that can be copied has the types that all of its items have")
    func copyable() {
        func copied<T: Transferable>(_ items: [T]) -> String? {
            Screen { Text("a").copyable(items) }.tree.root.children[0].attribute("data-copy")
        }
        #expect(copied(["a", "b"]) == #"{"types":[["text/plain","a\nb"]]}"#)
        #expect(copied([Drawing()]) == nil || copied([Drawing()])?.contains("said") == false)
        #expect(copied([String]()) == nil)
    }
}
