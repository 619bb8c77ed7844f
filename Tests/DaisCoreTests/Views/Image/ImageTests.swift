// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Images and labels")
struct ImageTests {
    @Test("an image of UIKit shows a symbol")
    func symbolOfUIKit() throws {
        let heart = try #require(UIImage(systemName: "heart.fill"))
        #expect(Image(uiImage: heart) == Image(systemName: "heart.fill"))
        #expect(UIImage(systemName: "no such symbol") == nil)
    }

    @Test("an image without content is transparent and has no name")
    func empty() throws {
        let screen = Screen { Image(uiImage: UIImage()) }
        let picture = try #require(screen.elements(.img).first)
        #expect(picture.attribute("src")?.hasPrefix("data:image/gif;base64,") == true)
        #expect(picture.attribute("alt") == "")
    }

    @Test("a symbol is drawn from the sprite, which is sent before it and again with the whole page")
    func symbol() {
        let screen = Screen { Image(systemName: "trash") }
        #expect(
            screen.html.contains(
                ##"<svg class="icon" role="img" aria-label="Delete"><use href="#i-trash"></use></svg>"##))
        let page = screen.tree.writePage()
        #expect(page.symbols.contains(#"<symbol id="i-trash""#))
        let resync = screen.tree.writeResync()
        #expect(resync.contains { if case .symbols(let svg) = $0 { svg.contains("i-trash") } else { false } })
    }

    struct Changing: View {
        @State private var on = false
        var body: some View {
            VStack {
                Button("Turn") { on.toggle() }
                Image(systemName: on ? "heart.fill" : "heart")
            }
        }
    }

    @Test("another symbol changes one attribute, and is sent once")
    func change() {
        let screen = Screen { Changing() }
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations.count == 2)
        guard case .symbols(let svg) = operations[0] else {
            Issue.record("no symbol first: \(operations)")
            return
        }
        #expect(svg.contains("i-heart-fill"))
        let use = screen.elements(.use)[0]
        #expect(operations[1] == .attribute(use.id, name: "href", value: "#i-heart-fill"))
        screen.operations(after: { screen.elements(.button)[0].click() })
        let third = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(third == [.attribute(use.id, name: "href", value: "#i-heart-fill")])
    }

    @Test("variants choose another drawing where there is one; arrows of the text are mirrored")
    func variants() {
        let screen = Screen {
            VStack {
                Image(systemName: "star")
                Image(systemName: "chevron.forward")
            }.symbolVariant(.fill)
        }
        #expect(screen.elements(.use)[0].attribute("href") == "#i-star-fill")
        #expect(screen.elements(.svg)[1].classes == "icon flip")
    }

    @Test("an unknown name shows the missing symbol, and every session's page is told once with names close to it")
    func unknown() async {
        for _ in 0..<2 {
            let screen = Screen {
                VStack {
                    Image(systemName: "trash.filled")
                    Image(systemName: "trash.filled")
                }
            }
            #expect(screen.elements(.use)[0].attribute("href") == "#i-missing")
            var reports: [String] = []
            await screen.settleTasks {
                reports += screen.takeReports()
                return !reports.isEmpty
            }
            #expect(reports.count == 1)
            #expect(reports.first?.contains("\"trash.fill\"") == true)
        }
    }

    @Test("a label is called by its title alone, also when only the icon is shown")
    func labels() {
        let screen = Screen {
            VStack {
                Label("Inbox", systemImage: "tray")
                Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
                Label("Sent", systemImage: "paperplane").labelStyle(.titleOnly)
            }
        }
        #expect(screen.tree.root.words == "Inbox Trash Sent")
        #expect(screen.elements(.svg).count == 2)
        #expect(screen.elements(.svg).allSatisfy { $0.attribute("aria-hidden") == "true" })
        #expect(screen.html.contains(#"<span class="T vh">Trash</span>"#))
    }

    struct Tile: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.icon
            }
        }
    }

    @Test("a custom style arranges title and icon")
    func ownStyle() {
        let screen = Screen { Label("Inbox", systemImage: "tray").labelStyle(Tile()) }
        let stack = screen.tree.root.children[0]
        #expect(stack.classes == "V")
        #expect(stack.children.map(\.tag) == [.span, .svg])
    }

    @Test("a search without results says what was searched for")
    func unavailable() {
        let screen = Screen { ContentUnavailableView.search(text: "<swift>") }
        #expect(screen.html.contains("No Results for “&lt;swift>”"))
        #expect(screen.html.contains("Check the spelling"))
    }

    @Test("a picture of the web is loaded by the browser; an address of another kind is not")
    func web() {
        let screen = Screen {
            VStack {
                AsyncImage(url: URL(string: "https://example.com/a.png")) {
                    $0.resizable()
                } placeholder: {
                    Text("…")
                }
                AsyncImage(url: nil) {
                    $0.resizable()
                } placeholder: {
                    Text("waiting")
                }
                AsyncImage(url: URL(string: "javascript:alert(1)"))
            }
        }
        let pictures = screen.elements(.img)
        #expect(pictures.map { $0.attribute("src") } == ["https://example.com/a.png", nil])
        #expect(screen.html.contains("waiting"))
    }

    @Test("a picture of the app is found in its bundle and never outside")
    func resources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8).write(to: folder.appendingPathComponent("Map.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(PictureFile.address(of: "Map", in: bundle)?.hasPrefix("data:image/svg+xml;base64,") == true)
        #expect(PictureFile.address(of: "../Map", in: bundle) == nil)
        #expect(PictureFile.address(of: "Other", in: bundle) == nil)
        #expect(UIImage(named: "Map", in: bundle)?.data.isEmpty == false)
        #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("an image in a text stands between its runs")
    func inText() {
        let screen = Screen { Text("Tap \(Image(systemName: "plus")) to add") }
        let text = screen.elements(.span)[0]
        #expect(text.children.map(\.tag) == [.span, .svg, .span])
    }
}
