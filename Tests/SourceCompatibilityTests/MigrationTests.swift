// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import SwiftUI
import Testing

@Suite("Programs that came by docs/Migration.md") @MainActor
struct MigrationTests {
    @Test("a style of another framework compiles after the edits of the page, and does what it did there")
    func style() throws {
        let screen = Screen { TrayView() }
        screen.button("Tray").tap()
        let tray = screen.presentation("modal")
        func shows(_ badge: Int) -> Bool { screen.tree.overlays.markup.contains(">\(badge)<") }
        #expect(shows(1), "a decoration is a view with a body")
        tray.button("Add").tap()
        #expect(shows(2) && !shows(1), "its body is its update")
        #expect(tray.dismiss(by: .drag))
        #expect(!tray.exists)
        screen.button("Tray").tap()
        #expect(tray.dismiss(by: .scrim))
        #expect(!tray.exists)
    }

    @Test("a workflow's rendering is presented after each action, and its output is heard")
    func workflow() async {
        let screen = Screen { RefundView() }
        let modal = screen.presentation("modal")
        screen.button("Order").tap()
        screen.button("Give back").tap()
        await screen.settleTasks { modal.exists }
        modal.button("Try").tap()
        await screen.settleTasks { screen.everything.presentation("toast").exists }
        #expect(modal.text("Refund the order?").exists, "the same modal in the next rendering")
        modal.button("Refund").tap()
        await screen.settleTasks { screen.text("ends: refunded").exists }
        #expect(!modal.exists)
        screen.button("Give back").tap()
        await screen.settleTasks { modal.exists }
        #expect(modal.dismiss(by: .escape))
        await screen.settleTasks { screen.text("ends: refunded abandoned").exists }
    }
}
