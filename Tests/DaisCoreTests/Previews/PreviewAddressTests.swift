// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@Suite("Addresses of previews")
@MainActor
struct DevelopmentAddressTests {
    @Test("an address names the list, or a preview with its settings")
    func pages() throws {
        let list = try #require(DevelopmentAddress("/app/_dais/previews/a.b?as=dark", below: "/app"))
        #expect(list.page == .list)
        #expect(list.basePath == "/app/_dais/previews")
        let address = "/app/_dais/previews/show/a.b/820x1180.dark.rtl.xxLarge.calm.600"
        let one = try #require(DevelopmentAddress(address + "/notes/7?x=1", below: "/app"))
        guard case .preview("a.b", let settings) = one.page else {
            Issue.record("\(one.page)")
            return
        }
        #expect(one.basePath == address)
        #expect(settings.text == "820x1180.dark.rtl.xxLarge.calm.600")
        #expect(DevelopmentAddress(basePath: one.basePath) == one)
        // Another setting keeps what the browser keeps of the preview, and another preview does not.
        #expect(one.tab == DevelopmentAddress("/_dais/previews/show/a.b/light", below: "")?.tab)
        #expect(one.tab != DevelopmentAddress("/_dais/previews/show/a.c/light", below: "")?.tab)
    }

    @Test(
        "other addresses belong to the app or to the list",
        arguments: [
            ("/", nil), ("/_dais/previewsx", nil), ("/x/_dais/previews", nil), ("/_dais/live", nil),
            ("/_dais/previews", true), ("/_dais/previews/show/a", true), ("/_dais/previews/show/a/odd", true),
            ("/_dais/previews/show/a/151", true), ("/_dais/previews/show/A%2F/light", true),
            ("/_dais/previews/show/a/0x99999", true),
        ] as [(String, Bool?)])
    func others(_ address: String, _ isList: Bool?) {
        #expect(DevelopmentAddress(address, below: "").map { $0.page == .list } == isList)
    }

    @Test("the address of the list has the choice and the settings")
    func route() throws {
        var route = PreviewRoute()
        #expect(route.address == "/")
        route.path = ["a.b"]
        route.settings.isDark = true
        route.device = .tablet
        route.isTurned = true
        #expect(route.address == "/a.b?as=dark&device=tablet&turned")
        #expect(PreviewRoute(address: try #require(URL(string: route.address))) == route)
        #expect(PreviewRoute(address: try #require(URL(string: "/?as=x&device=y&z")))?.address == "/")
    }

    @Test("only sessions in development show previews, and only if the server does")
    func content() {
        var content = RootContent(title: nil) { Text("The app") }
        func page(_ isDevelopment: Bool) -> String {
            let request = PageRequest(path: "/_dais/previews", isDevelopment: isDevelopment)
            return FirstPage.render(content, request: request).root
        }
        #expect(page(true).contains("The app"))
        content.showsPreviews = true
        #expect(!page(true).contains("The app"))
        #expect(page(true).contains("Catalog: state"))
        #expect(page(false).contains("The app"))
    }

    @Test("a preview is drawn for its device before the browser has measured it")
    func firstPage() throws {
        var content = RootContent(title: nil) { Text("The app") }
        content.showsPreviews = true
        let id = try #require(PreviewCatalog.shared.items.first { $0.name == "Catalog: state" }).id
        let page = FirstPage.render(
            content, request: PageRequest(path: "/_dais/previews/show/\(id)/390x844.rtl.accessibility1"))
        #expect(page.title == "Catalog: state")
        #expect(page.direction == "rtl")
        #expect(page.root.contains("0 added"))
    }

    @Test("the list chooses a preview and changes its frame")
    func browser() throws {
        let screen = Screen { PreviewBrowser() }
        screen.button("Catalog: state").tap()
        let id = "daiscoretests-previewcatalogtests-swift.catalog-state"
        #expect(screen.html.contains("/show/\(id)/390x844.light\""))
        screen.button("Right to Left").tap()
        #expect(screen.html.contains("/show/\(id)/390x844.light.rtl\""))
        #expect(screen.html.contains("PreviewCatalogTests.swift:"))
    }
}
