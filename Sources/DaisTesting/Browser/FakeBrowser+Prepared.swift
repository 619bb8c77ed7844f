// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// Presentations that are prepared for buttons and views with context menus, which the browser opens before the session
/// has answered.
extension FakeBrowser {
    /// Presses a button. The layer that is prepared for it, if any, opens at once.
    package func press(_ button: UInt32) {
        guess(page[button]?.attributes["data-presents"]) { post(.click, to: button) }
    }

    /// Asks for the context menu of a view, at the pointer. If it is prepared, it opens at once.
    package func askForMenu(of view: UInt32) {
        guess(page[view]?.attributes["data-menu"]) { post(.menu, to: view, .array([.number(1), .number(2)])) }
    }

    private func guess(_ name: String?, _ post: () -> Void) {
        post()
        let prepared = page.layers.first { name != nil && page[$0]?.attributes["data-prepared"] == name }
        if let prepared, guesses[prepared] == nil {
            guesses[prepared] = sequence
            layers[prepared] = .entering
        }
        if isConnected { session.runTurn() }
    }

    func isPrepared(_ layer: UInt32) -> Bool { page[layer]?.attributes["data-prepared"] != nil }

    /// Keeps the opened layers that the session has presented, and takes the others back.
    func endGuesses(_ answered: Int) {
        for (layer, number) in guesses where number <= answered {
            guesses[layer] = nil
            if isPrepared(layer) { layers[layer] = nil }
        }
    }
}
