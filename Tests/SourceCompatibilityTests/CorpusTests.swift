// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// Compiling the files of this folder is most of the test; here their views also have to run.

@Suite("Source written for SwiftUI") @MainActor
struct CorpusTests {
    @Test("branches, switches, optional bindings and local variables build what they say")
    func builders() {
        let done = Screen { BranchingView(phase: .done([41, 42]), title: "T") }
        #expect(texts(done) == ["narrow", "41", "42", "T", "T", "new", "newest", "3"])
        let loading = Screen { BranchingView(phase: .loading(0.75)) }
        #expect(texts(loading) == ["narrow", "nearly there", "new", "newest", "3"])
        #expect(texts(Screen { EmptyBody() }).isEmpty)
        #expect(texts(Screen { TwelveChildren() }) == (1...12).map { "\($0)" })
    }

    /// Everything between tags, in order.
    private func texts(_ screen: Screen) -> [String] {
        screen.html.matches(of: #/>([^<]+)</#).map { String($0.1) }
    }

    @Test("containers with view builders show their headers and contents")
    func containers() {
        #expect(
            texts(Screen { BuilderUses() })
                == ["header", "f", "on", "Title", "a", "b", "c", "h", "h2", "d", "1", "2"])
    }

    @Test("custom layouts show their views, in the forms that apps use")
    func customLayouts() {
        let screen = Screen { CustomLayouts() }
        for text in ["Swift", "Linux", "Server", "a", "b", "generic"] { #expect(texts(screen).contains(text)) }
    }

    @Test("sheets take every option that apps give them")
    func sheets() {
        let screen = Screen { SheetModifiers() }
        #expect(screen.outline.contains("Detents in a variable"))
    }

    @Test("every form of ForEach shows its elements in order")
    func forEach() {
        let html = Screen { ForEachForms(products: [Product(name: "tea", price: 2), Product(name: "cake")]) }.html
        #expect(html.components(separatedBy: ">tea<").count - 1 == 4)
        #expect(html.contains(">1 cake<"))
        #expect(html.contains(">Music<"))
        #expect(html.contains(">b2<"))
    }

    @Test("a list of a binding gives its rows bindings to the elements")
    func lists() {
        let screen = Screen { BoundLists() }
        #expect(screen.all(.textField).map(\.value) == ["first", "second"])
        screen.all(.textField)[0].type("!")
        #expect(texts(screen).contains("first!"))
    }

    @Test("views follow an environment object and an observable model")
    func models() {
        let session = ShopSession()
        let catalog = Catalog()
        let screen = Screen { OrdersRoot().environmentObject(session).environment(catalog) }
        #expect(screen.html.contains("Sign in"))
        #expect(screen.html.contains("2 products"))
        session.signIn(as: "Ada")
        catalog.products.append(Product(name: "Milk"))
        screen.settle()
        #expect(screen.html.contains("Hello, Ada!"))
        #expect(screen.html.contains("3 products"))
    }

    @Test("bindings into collections, models and the environment's models read their values")
    func bindings() {
        let catalog = Catalog()
        let screen = Screen { CollectionBindings(catalog: catalog) }
        for text in [">Namea<", ">off<", ">Tea<", ">Coffee<", ">a<"] { #expect(screen.html.contains(text)) }
        let readers = Screen { ModelReaders().environment(Catalog()).environmentObject(ShopSession()) }
        #expect(readers.html.contains("FirstTea"))
    }

    @Test("every form of alerts, action sheets and confirmation dialogs compiles and presents nothing by itself")
    func dialogs() {
        #expect(Screen { AlertForms(title: "T") }.html.contains(">fields<"))
        #expect(Screen { DialogValueForms() }.html.contains(">sheets<"))
        #expect(Screen { ConfirmationForms(title: "T") }.html.contains(">configuration<"))
    }

    @Test("own environment keys and preferences reach their readers")
    func keys() {
        let screen = Screen { KeyReaders().theme(.dark) }
        #expect(screen.html.contains("dark1.5"))
        #expect(screen.html.contains(">2<"))
    }

    @Test("own modifiers keep their state and wrap their content, and an empty one shows nothing")
    func modifiers() {
        let screen = Screen { ModifierUses() }
        screen.settle()
        let html = screen.html
        for text in [">p<", ">q<", ">1 light<", ">!<", ">t<", ">r<"] { #expect(html.contains(text)) }
        #expect(!html.contains(">o<"))
    }

    @Test("generic views, erased views and custom dynamic properties are shown")
    func generics() async {
        let erased = Screen { Erased() }.html
        for text in [">a<", ">made<", ">x<"] { #expect(erased.contains(text)) }
        let clock = Screen { ClockView() }
        #expect(clock.html.contains("Loading"))
        await clock.settleTasks { clock.html.contains(">1<") }
        #expect(clock.html.contains(">1<"))
        #expect(Screen { CatalogScreen(model: Catalog()) }.html.contains("Catalog"))
    }

    @Test("changes, appearances, tasks and publishers run their actions")
    func lifecycle() async throws {
        let screen = Screen { LifecycleView() }
        // The publishers and tasks answer from the main queue, on real time.
        for _ in 0..<100 where !screen.html.contains("CET") && !screen.html.contains("+0000") {
            try await Task.sleep(for: .milliseconds(20))
            screen.settle()
        }
        #expect(screen.html.contains("+0000"))
    }

    @Test("a value of @Entry has its default, and the value that a view sets")
    func entries() {
        #expect(texts(Screen { EntryReaders() }) == ["plain", "7", "service", "two/lines"])
        #expect(texts(Screen { EntrySetters(title: "t") }) == ["fancy:t", "16", "service", "two/lines"])
    }

    @Test("a value of @Entry belongs to its transaction")
    func transactionEntries() {
        var seen: [String] = []
        withTransaction(\.entrySource, "tap") {
            var transaction = Transaction()
            seen.append(transaction.entrySource)
            transaction.entrySource = "own"
            transaction.entryFlag = true
            seen.append("\(transaction.entrySource) \(transaction.entryFlag)")
        }
        #expect(seen == ["none", "own true"])
    }

    @Test("the modifiers of previews show the view as it is")
    func previews() {
        #expect(Screen { PreviewedBadge_Previews.previews }.html.contains(">New<"))
        #expect(texts(Screen { PreviewsInTypes() }) == ["own"])
        #expect(PreviewedBadge_Previews.platform == nil)
    }

    @Test("shapes with the types of Core Graphics are drawn")
    func graphics() {
        let html = Screen { GraphicsViews() }.html
        #expect(html.components(separatedBy: "<path").count == 3)
        #expect(html.contains(">moved<"))
        #expect(GeometryModule.square.applying(GeometryModule.move).minX == 1)
    }

    @Test("logs of every form are written")
    func logs() {
        let model = LoggingModel()
        model.run()
        #expect(model.locked == 1)
        #expect(LogModule.write())
    }
}
