// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

@testable import BrowserFixtures

@MainActor
@Suite("Programs with an architecture")
struct ArchitectureProgramTests {
    @Test("actions of a screen change the state of the store, and effects come back as actions")
    func reducers() async {
        let screen = Screen { ReducersProgram() }
        for title in ["Milk", "Tea"] {
            screen.textField("What to do").type(title)
            screen.button("Add").tap()
        }
        screen.button("Complete Tea").tap()
        await screen.settleTasks { screen.button("Reopen Tea").exists }
        screen.element(.radio, "Completed").tap()
        #expect(screen.text("Tea").exists)
        #expect(!screen.text("Milk").exists)
        screen.button("Clear Completed").tap()
        #expect(!screen.text("Tea").exists)
        screen.element(.tab, "Counter").tap()
        #expect(screen.text("Count: 1").exists)
        screen.button("Fact").tap()
        await screen.settleTasks { screen.alert("Fact").exists }
        #expect(screen.text("1 is odd.").exists)
        screen.button("Thanks").tap()
        #expect(!screen.alert("Fact").exists)
    }

    @Test("coordinators lead through an order, and back to the root")
    func coordinators() {
        let screen = Screen { CoordinatedProgram() }
        screen.textField("Name").type("Ada")
        screen.button("Sign In").tap()
        screen.button("Curry €9.00").tap()
        screen.button("Allergens").tap()
        screen.button("Close").tap()
        screen.button("Add to Cart").tap()
        screen.button("Cart").tap()
        #expect(screen.text("1 × Curry").exists)
        screen.button("Order").tap()
        #expect(screen.text("Order 1 is on its way").exists)
        screen.button("Done").tap()
        #expect(!screen.button("Cart").isEnabled)
        screen.element(.tab, "Profile").tap()
        screen.button("Sign Out").tap()
        #expect(screen.text("Welcome").exists)
    }

    @Test("publishers validate a form while the user types")
    func signUp() {
        let screen = Screen { SignUpProgram() }
        screen.textField("User Name").type("ad")
        #expect(screen.text("At least three characters").exists)
        screen.textField("User Name").type("a")
        #expect(screen.text("This name is taken").exists)
        screen.textField("User Name").type("m")
        screen.textField("Password").type("Secret123")
        #expect(screen.text("The passwords differ").exists)
        screen.textField("Repeat Password").type("Secret123")
        #expect(!screen.text("The passwords differ").exists)
        screen.button("Sign Up").tap()
        screen.textField("Search Repositories").type("swift")
        #expect(screen.text("swift-algorithms").exists)
        #expect(!screen.text("vapor").exists)
        screen.textField("Search Repositories").clear()
        screen.textField("Search Repositories").type("fail")
        #expect(screen.text("The service is offline").exists)
    }

    @Test("an array of routes is the pushed screens, sheets and covers")
    func routes() {
        let screen = Screen { RoutesProgram() }
        screen.button("Pick a Number").tap()
        screen.button("Double").tap()
        #expect(screen.text("The number is 2").exists)
        screen.button("About 2").tap()
        #expect(screen.text("2 is even").exists)
        screen.button("Cover").tap()
        #expect(screen.text("above 2 is even").exists)
        screen.button("Close All").tap()
        #expect(screen.text("Routes: 0").exists)
        screen.button("Deep Link").tap()
        #expect(screen.text("from afar").exists)
        screen.button("Go Back").tap()
        #expect(screen.text("The number is 8").exists)
    }

    @Test("popups close as their options say")
    func popups() {
        let screen = Screen { PopupsProgram() }
        screen.button("Offer").tap()
        screen.button("Close popup").tap()
        #expect(!screen.text("A gift for you").exists)
        #expect(screen.text("1").exists)
        screen.button("Offer").tap()
        screen.button("Take It").tap()
        #expect(screen.text("taken").exists)
        screen.button("Actions").tap()
        screen.button("Share").tap()
        #expect(screen.text("share").exists)
        screen.button("Status").tap()
        #expect(screen.text("Saved").exists)
    }
}
