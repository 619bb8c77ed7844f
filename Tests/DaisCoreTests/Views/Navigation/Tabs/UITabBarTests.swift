// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Tab bars that UITabBar hides")
struct UITabBarTests {
    private struct Tabs: View {
        let visibility: Visibility

        init(isHidden: Bool = true, visibility: Visibility = .automatic) {
            self.visibility = visibility
            UITabBar.appearance().isHidden = isHidden
        }

        var body: some View {
            TabView {
                Text("Home").tabItem { Text("Home") }.toolbar(visibility, for: .tabBar)
                Text("Cart").tabItem { Text("Cart") }
            }
        }
    }

    private func bar(_ screen: Screen) -> String? { screen.all { $0.attribute("role") == "tablist" }.first?.classes }

    @Test("an initializer that hides the tab bars hides that of its view, also on the page before the session")
    func hidden() {
        #expect(bar(Screen { Tabs() }) == "none")
        #expect(bar(Screen { Tabs(isHidden: false) }) == "tabbar")
        let page = FirstPage.render(RootContent(title: nil) { Tabs() }, request: PageRequest())
        #expect(page.root.contains(#"class="none" role="tablist""#))
    }

    @Test("a tab that says whether it shows the bar takes precedence")
    func precedence() {
        #expect(bar(Screen { Tabs(visibility: .visible) }) == "tabbar")
        #expect(bar(Screen { Tabs(isHidden: false, visibility: .hidden) }) == "none")
    }

    @Test("the setting belongs to one session, and a bar that has appeared keeps what it had")
    func sessions() {
        let shown = Screen { Tabs(isHidden: false) }
        let hidden = Screen { Tabs() }
        #expect(bar(shown) == "tabbar")
        #expect(bar(hidden) == "none")
        SessionContext.$current.withValue(shown.scope) { UITabBar.appearance().isHidden = true }
        shown.send(.click, to: shown.all { $0.attribute("role") == "tab" }[1])
        #expect(bar(shown) == "tabbar")
    }

    @Test("code in no session changes nothing")
    func outside() {
        SessionContext.$current.withValue(nil) { UITabBar.appearance().isHidden = true }
        let isHidden = SessionContext.$current.withValue(nil) { UITabBar.appearance().isHidden }
        #expect(!isHidden)
    }
}
