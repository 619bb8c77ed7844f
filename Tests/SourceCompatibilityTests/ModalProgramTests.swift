// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import SwiftUI
import Testing

@Suite("Programs with modals") @MainActor
struct ModalProgramTests {
    private func modals(_ screen: Screen) -> Query { screen.presentation("modal") }

    @Test("a flow of steps in an enumeration goes through a card, a sheet and a full screen")
    func flow() {
        let screen = Screen { OrderFlow() }
        screen.button("Order").tap()
        screen.button("To payment").tap()
        #expect(screen.text("Payment 0").exists && !screen.button("To payment").exists)
        screen.button("Pay").tap()
        #expect(screen.text("Receipt").exists && !screen.text("Payment 0").exists)
        screen.button("Finish").tap()
        #expect(screen.text("Steps 0 receipt").exists)
        screen.button("Order").tap()
        modals(screen).dismiss(by: .escape)
        #expect(screen.text("Steps 0 receipt,address").exists)
    }

    @Test("tokens in an object: two modals at once, each with its own end")
    func coordinator() async {
        let screen = Screen { CoordinatedView() }
        screen.button("Both").tap()
        #expect(screen.text("Screen b").exists && !screen.text("Screen a").exists)
        modals(screen).dismiss(by: .escape)
        #expect(screen.text("Screen a").exists)
        await screen.settleTasks { true }
        NotificationCenter.default.post(name: .hideScreens, object: nil)
        await screen.settleTasks { screen.text("Events a programmatic;b escape").exists }
        #expect(screen.text("Events a programmatic;b escape").exists)
    }

    @Test(
        "a style in numbers stands where it says, comes from where it says, and is dismissed by Escape and by its button"
    )
    func drawer() {
        let screen = Screen { DrawerHome() }
        for way in ["escape", "button"] {
            screen.button("Menu").tap()
            #expect(screen.text("Inbox").exists)
            if way == "escape" {
                #expect(modals(screen).dismiss(by: .escape))
            } else {
                screen.button("Dismiss popup").tap()
            }
            #expect(!modals(screen).exists, "\(way)")
        }
    }

    @Test("screens and toasts that say themselves how they are shown")
    func selfStyled() {
        let screen = Screen { SelfStyled() }
        screen.button("Save").tap()
        #expect(screen.text("Saved Draft").exists)
        screen.button("Terms").tap()
        #expect(screen.text("Terms").exists && screen.text("Saved Draft").exists, "toasts stay within reach")
        #expect(modals(screen).dismiss(by: .drag))
        #expect(screen.button("Terms").exists)
    }

    @Test("toasts with an action inside: the action counts once and the toast goes")
    func toasts() {
        let screen = Screen { Mail() }
        for _ in 1...4 { screen.button("Archive").tap() }
        #expect(screen.presentation("toast").count == 3, "the fourth waits")
        screen.button("Undo 2").tap()
        #expect(screen.text("Archived 3, undone 1").exists)
        #expect(screen.button("Undo 4").exists && !screen.button("Undo 2").exists)
        screen.presentation("toast")[0].dismiss(by: .drag)
        #expect(screen.text("Archived 2, undone 1").exists)
    }

    @Test("a subject of lists")
    func subject() {
        let announcer = Announcer()
        let screen = Screen { Announcements(announcer: announcer) }
        announcer.announce(["one", "two"])
        #expect(screen.text("two").exists && !screen.text("announcements").exists)
        modals(screen).dismiss(by: .scrim)
        #expect(screen.text("announcements").exists && screen.text("Nothing to say").exists)
    }

    @Test(
        "a custom provider: asked with the environment, listed when it says so, one token, and gone when stopped")
    func provider() {
        let provider = InboxProvider()
        let screen = Screen { InboxView(provider: provider) }
        screen.button("Follow").tap()
        #expect(screen.text("same").exists && provider.environments > 0)
        provider.messages = ["first", "second"]
        #expect(screen.text("second").exists && screen.text("New messages").exists)
        provider.messages = ["first"]
        #expect(screen.text("first").exists && !screen.text("second").exists)
        provider.messages = []
        #expect(screen.button("Stop").exists)
        screen.button("Stop").tap()
        provider.messages = ["third"]
        #expect(!screen.text("third").exists)
    }

    @Test("a mark decides which host a modal goes to")
    func columns() {
        let screen = Screen { TwoColumns() }
        screen.button("Here").tap()
        #expect(screen.html.contains("In the column"))
        modals(screen).dismiss(by: .escape)
        screen.button("Everywhere").tap()
        #expect(!screen.html.contains("In the window") && screen.text("In the window").exists)
    }

    @Test("a design system's own names for styles, out of its own stylesheet")
    func brand() {
        let screen = Screen { BrandHome() }
        screen.button("Ask").tap()
        #expect(screen.text("Really?").exists)
        modals(screen).dismiss(by: .scrim)
        #expect(screen.text("Answers 1").exists)
    }

    @Test("modals over modals by calls: the toast of the top one stays when it goes")
    func nested() {
        let screen = Screen { Nest(depth: 0) }
        screen.button("Deeper").tap()
        screen.button("Deeper").tap()
        #expect(screen.text("Level 2").exists && !screen.text("Level 1").exists)
        screen.button("Say it").tap()
        #expect(screen.text("Level 1").exists && screen.text("Said at 2").exists)
    }

    @Test("stored values of modals; the last is on top whatever the order was")
    func stored() {
        let screen = Screen { StoredContainer() }
        #expect(screen.text("Modal two").exists && !screen.text("Modal one").exists)
        modals(screen).dismiss()
        modals(screen).dismiss()
        #expect(screen.button("Reverse").exists)
    }

    @Test("a host that keeps its toasts shows them inside")
    func kept() {
        let screen = Screen { KeepsToasts() }
        screen.button("Save").tap()
        #expect(screen.html.contains("Kept") && screen.text("Kept").exists)
        #expect(screen.html.contains("data-place=\"top\""))
    }
}
