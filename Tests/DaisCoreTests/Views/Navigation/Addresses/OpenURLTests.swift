// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Opening addresses")
struct OpenURLTests {
    struct App: View {
        @State private var opened: [String] = []
        var body: some View {
            VStack {
                Link("Seven", destination: URL(string: "/parks/7")!)
                Link("Elsewhere", destination: URL(string: "https://example.org")!)
                Text("opened \(opened.joined(separator: " "))")
            }
            .onOpenURL { opened.append($0.absoluteString) }
        }
    }

    private func session(at route: String) -> Screen {
        Screen {
            let _ = Self.open(route)
            App()
        }
    }

    private static func open(_ route: String) {
        SessionContext.current?.route = route
        SessionContext.current?.isOpening = true
    }

    @Test("a page that is opened at an address tells it once; one at the app's own address tells nothing")
    func start() {
        #expect(session(at: "/parks/7?x=1").text("opened /parks/7?x=1").exists)
        #expect(!session(at: "/").html.contains("opened /"))
    }

    @Test("onOpenURL is not called for addresses that stacks write themselves")
    func own() {
        #expect(!session(at: "/?at=1,2").html.contains("opened /"))
        #expect(session(at: "/?at=1,2&q=a").text("opened /?q=a").exists)
    }

    @Test("a link inside opens an address of the app in the running session, and stays a link")
    func link() {
        let screen = session(at: "/")
        #expect(screen.all { $0.tag == .a }.map { $0.attribute("href") } == ["/parks/7", "https://example.org"])
        screen.link("Seven").tap()
        #expect(screen.text("opened /parks/7").exists)
    }

    struct Continued: View {
        var opensAddresses = false
        @State private var told: [String] = []
        var body: some View {
            VStack {
                Link("Seven", destination: URL(string: "/parks/7")!)
                Text("told \(told.joined(separator: " "))")
                if opensAddresses { Color.red.onOpenURL { told.append("opened \($0.path)") } }
            }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                let isPage = activity.activityType == NSUserActivityTypeBrowsingWeb
                told.append("\(isPage) \(activity.webpageURL?.path ?? "")")
            }
            .onContinueUserActivity("org.example.note") { _ in told.append("note") }
        }
    }

    @Test("an address of the app is an activity of the user, if no view opens addresses")
    func activities() {
        func screen(_ opensAddresses: Bool) -> Screen {
            Screen {
                let _ = Self.open("/parks/7")
                Continued(opensAddresses: opensAddresses)
            }
        }
        #expect(screen(false).text("told true /parks/7").exists)
        #expect(screen(true).text("told opened /parks/7").exists)
    }

    struct Place: NavigationRoute {
        var path: [Int] = []
        init() {}
        init?(address: URL) {
            guard let number = Int(address.lastPathComponent) else { return nil }
            path = [number]
        }
        var address: String { "/" + path.map { "\($0)" }.joined() }
    }

    struct Routed: View {
        @State private var place = Place()
        @State private var opened = ""
        var body: some View {
            NavigationStack(path: $place.path) {
                VStack {
                    Link("Seven", destination: URL(string: "/7")!)
                    Link("Help", destination: URL(string: "/help")!)
                    Text("opened \(opened)")
                }
                .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
            .onOpenURL { opened = $0.path }
            .navigationRoutes($place, path: \.path)
        }
    }

    @Test("a link to a place of the app's routes leads there, and is told")
    func routed() {
        let screen = Screen { Routed() }
        screen.link("Help").tap()
        #expect(screen.text("opened /help").exists)
        #expect(!screen.html.contains("Page"))
        screen.link("Seven").tap()
        #expect(screen.text("Page 7").exists)
        #expect(screen.html.contains("opened /7"))
    }

    @Test("an address that Forward leads to is told")
    func forward() {
        let screen = session(at: "/")
        screen.send(.place, to: screen.tree.root, .string("/parks/9"))
        #expect(screen.text("opened /parks/9").exists)
    }
}
