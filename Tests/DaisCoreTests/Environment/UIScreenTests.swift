// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("UIScreen")
struct UIScreenTests {
    private struct Reader: View {
        var body: some View {
            let size = UIScreen.main.bounds.size
            Text(verbatim: "\(Int(size.width)) × \(Int(size.height))")
        }
    }
    private struct Appearance: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    private struct Page: View {
        @State private var told = ""
        var body: some View {
            VStack {
                Reader()
                Appearance()
                Button("Ask") { told = "\(Int(UIScreen.main.bounds.width))" }
                Button("Ask a task") { Task { told = "task \(Int(UIScreen.main.bounds.width))" } }
                Text(told)
            }
        }
    }

    private static func viewport(_ width: Double, _ height: Double, dark: Double = 0) -> JSONValue {
        .array([.number(width), .number(height), .bool(dark == 1)])
    }

    private func texts(_ screen: Screen) -> [String?] { screen.elements(.span).map(\.text) }

    @Test("a body that reads the size is evaluated again when the window changes it, and no other body is")
    func resizing() {
        let screen = Screen {
            VStack {
                Reader(); Text("beside")
            }
        }
        #expect(texts(screen).first == "1024 × 768")
        let cost = screen.measure { screen.scope.viewportChanged(Self.viewport(390, 844)) }
        #expect(cost.bodiesByView == ["Reader": 1])
        #expect(cost.operations == 1)
        #expect(texts(screen).first == "390 × 844")
    }

    @Test("a change of the appearance does not evaluate the readers of the size")
    func appearance() {
        let screen = Screen {
            VStack {
                Reader(); Appearance()
            }
        }
        let cost = screen.measure { screen.scope.viewportChanged(Self.viewport(1024, 768, dark: 1)) }
        #expect(cost.bodiesByView == ["Appearance": 1])
    }

    @Test("actions and their tasks read the window of their session")
    func actions() async {
        let wide = Screen { Page() }
        let narrow = Screen { Page() }
        narrow.scope.viewportChanged(Self.viewport(320, 568))
        for screen in [wide, narrow] { screen.send(.click, to: screen.elements(.button)[0]) }
        #expect(texts(wide).last == "1024")
        #expect(texts(narrow).last == "320")
        narrow.send(.click, to: narrow.elements(.button)[1])
        await narrow.settleTasks { texts(narrow).last == "task 320" }
        #expect(texts(narrow).last == "task 320")
    }

    @Test(
        "a page that reads the size is adopted, and the size of the window follows",
        arguments: [(false, 1280.0, 800.0), (true, 360, 640)])
    func adoption(isPhone: Bool, width: Double, height: Double) {
        let content = RootContent(title: nil) { Reader() }
        let page = FirstPage.render(content, request: PageRequest(isPhone: isPhone))
        #expect(page.root.contains(isPhone ? "390 × 844" : "1024 × 768"))
        var hello = ClientHello()
        (hello.count, hello.sum) = (page.count, page.sum)
        (hello.facts.width, hello.facts.height) = (width, height)
        let session = Session(content: content, clock: ContinuousSessionClock())
        let transport = RecordingTransport()
        session.start(hello, transport: transport)
        #expect(transport.frames.count == 2)
        #expect(transport.frames.first?.contains("\"adopted\"") == true)
        #expect(transport.frames.last?.contains("\(Int(width)) × \(Int(height))") == true)
    }

    @Test("code in no session reads the size of a phone")
    func outside() {
        let screen = SessionContext.$current.withValue(nil) { UIScreen.main.bounds }
        #expect(screen == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    private struct Bar: View {
        var body: some View {
            let insets = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
            Text("\(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(insets.right))")
        }
    }

    private static func safeArea(rtl: Bool = false) -> JSONValue {
        .array([.number(1024), .number(768), .bool(false), .bool(rtl)] + [47, 10, 34, 20].map { .number($0) })
    }

    @Test("the safe area of the window follows the browser, with sides that do not depend on the language")
    func safeArea() {
        let screen = Screen {
            VStack {
                Bar(); Reader()
            }
        }
        #expect(texts(screen).first == "0 0 0 0")
        let cost = screen.measure { screen.scope.viewportChanged(Self.safeArea()) }
        #expect(cost.bodiesByView == ["Bar": 1])
        #expect(texts(screen).first == "47 10 34 20")
        _ = screen.measure { screen.scope.viewportChanged(Self.safeArea(rtl: true)) }
        #expect(texts(screen).first == "47 20 34 10")
    }

    @Test("every way to the window leads to the same values")
    func ways() {
        let screen = Screen { Text("") }
        screen.scope.viewportChanged(Self.safeArea())
        let app = UIApplication.shared
        SessionContext.$current.withValue(screen.scope) {
            let scene = app.connectedScenes.first as? UIWindowScene
            for window in [app.windows.first, app.keyWindow, scene?.windows.first, scene?.keyWindow] {
                #expect(window?.safeAreaInsets == UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20))
                #expect(window?.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
            }
            #expect(scene?.activationState == .foregroundActive)
            screen.scope.isHidden = true
            #expect(scene?.activationState == .background)
            #expect(scene?.screen.bounds.size == CGSize(width: 1024, height: 768))
        }
        #expect(EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).trailing == 4)
    }

    @Test("an address that the app opens is opened by the browser")
    func opening() throws {
        let url = try #require(URL(string: "https://swift.org/"))
        let screen = Screen { Button("Open") { UIApplication.shared.open(url) } }
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect("\(operations)".contains("https://swift.org/"))
    }

    @Test("pixels are points")
    func pixels() {
        let screen = Screen { Text("\(Int(UIScreen.main.nativeBounds.height)) \(Int(UIScreen.main.scale))") }
        #expect(texts(screen) == ["768 1"])
    }
}
