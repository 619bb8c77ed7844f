// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

private struct Badge: View {
    var title = "New"
    var body: some View { Text(title) }
}

#Preview("Catalog: state") {
    @Previewable @State var count = 0
    Button("Add") { count += 1 }
    Text("\(count) added")
}

#Preview("Catalog: traits", traits: .fixedLayout(width: 300, height: 70), .modifier(Framed())) { Badge() }

#Preview("Catalog: turned", traits: .landscapeRight) { Badge().previewDevice("iPad Pro") }

#Preview("Catalog: arguments", arguments: ["A", "B"]) { Badge(title: $0) }

#Preview { Badge(title: "without a name") }

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "Frame" }
    func body(content: Content, context: String) -> some View {
        VStack {
            Text(context)
            content
        }
    }
}

private struct CatalogBadge_Previews: PreviewProvider {
    static var previews: some View {
        Badge(title: "first")
        Group {
            Badge(title: "second").previewDisplayName("Catalog: named")
            if Bool(true) { Badge(title: "third").previewLayout(.sizeThatFits) }
        }
        .previewDevice("iPhone SE (3rd generation)")
        .environment(\.layoutDirection, .rightToLeft)
        ForEach(1..<3) { Badge(title: "row \($0)") }
    }
}

@Suite("The catalog of previews")
@MainActor
struct PreviewCatalogTests {
    private static let file = "DaisCoreTests/PreviewCatalogTests.swift"
    private let own = PreviewCatalog.shared.items.filter { $0.file == Self.file }
    private let provided = PreviewCatalog.shared.items.filter { $0.file.hasSuffix("/CatalogBadge_Previews") }

    private func screen(_ item: PreviewItem) -> Screen {
        Screen { PreviewPage(id: item.id, settings: PreviewSettings()) }
    }

    @Test("every #Preview of the program is there in its order, with its file and line")
    func declared() {
        #expect(
            own.map(\.name) == [
                "Catalog: state", "Catalog: traits", "Catalog: turned", "Catalog: arguments – A",
                "Catalog: arguments – B", "PreviewCatalogTests",
            ])
        #expect(own.first?.id == "daiscoretests-previewcatalogtests-swift.catalog-state")
        let source = (try? String(contentsOf: URL(filePath: #filePath), encoding: .utf8)) ?? ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for item in own {
            #expect(item.line.map { lines[$0 - 1].hasPrefix("#Preview") } == true, "\(item.place)")
        }
        let all = PreviewCatalog.shared.items
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(PreviewCatalog.shared.problem == nil)
    }

    @Test("a preview is alive, with the state of its own properties")
    func alive() throws {
        let screen = screen(try #require(own.first))
        screen.button("Add").tap()
        #expect(screen.html.contains("1 added"))
    }

    @Test("traits set the window, and modifiers of previews prepare the view")
    func traits() async {
        #expect(
            own.map { [$0.windowSize.width, $0.windowSize.height] } == [
                [390, 844], [300, 70], [1210, 834], [390, 844], [390, 844], [390, 844],
            ])
        let screen = screen(own[1])
        await screen.settleTasks { screen.html.contains("Frame") }
        #expect(screen.html.contains("Frame"))
        #expect(screen.html.contains("New"))
    }

    @Test("each view of a provider is a preview, with the modifiers around it")
    func provider() throws {
        #expect(
            provided.map(\.name) == [
                "CatalogBadge", "Catalog: named", "CatalogBadge 2", "CatalogBadge 3", "CatalogBadge 4",
            ])
        #expect(provided.map(\.windowSize.width) == [390, 375, 375, 390, 390])
        for (item, text) in zip(provided, ["first", "second", "third", "row 1", "row 2"]) {
            let html = screen(item).html
            #expect(html.contains(text))
            #expect(html.contains("dir=\"rtl\"") == ["second", "third"].contains(text))
        }
    }

    @Test("a preview that no longer exists says so")
    func missing() {
        #expect(Screen { PreviewPage(id: "none", settings: PreviewSettings()) }.html.contains("No Preview"))
    }

    @Test("a program without previews says why")
    func empty() {
        #expect(PreviewCatalog(declared: [], providers: []).problem?.contains("#Preview") == true)
        #expect(PreviewCatalog(declared: nil, providers: nil).problem?.contains("does not record its types") == true)
    }
}
